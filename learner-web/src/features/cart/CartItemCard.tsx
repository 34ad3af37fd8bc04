import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Info, TicketPercent, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CartRow } from '../../api/types'
import { to } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { WhenAndWhere } from '../../kinds/WhenAndWhere'
import { formatRupiah } from '../../lib/format'
import { IconButton } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Price } from '../../ui/Price'
import { QuantityStepper } from './QuantityStepper'
import { fullPriceOf, grossOf, unitPriceOf } from './sums'
import { VoluntaryPrice } from './VoluntaryPrice'
import { ownPriceOf } from './voluntary'
import './cart.css'
import { TitleText } from '../../ui/TitleText'

interface CartItemCardProps {
  row: CartRow
  isChosen: boolean
  onToggle: () => void
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** One product in the cart. */
export function CartItemCard({ row, isChosen, onToggle, onQuantity, onRemove }: CartItemCardProps) {
  const { t } = useLingui()
  const own = row.available ? ownPriceOf(row) : null
  const hasStepper = row.available ? row.max_qty > 1 : row.cart_qty > row.max_qty
  return (
    <li className="cart-line gap-2 p-3 sm:gap-3 sm:p-4 desk:p-5">
      <Choose row={row} checked={isChosen} onToggle={onToggle} />
      <div>
        <ItemImage
          kind={row.kind}
          url={row.image_url}
          className={cn('size-16 sm:size-22', !row.available && 'opacity-60 grayscale')}
        />
      </div>
      <div className="flex items-start justify-between gap-1">
        <Name row={row} />
        <IconButton label={t`Hapus ${row.title}`} onClick={onRemove} className="-me-2 -mt-2">
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <div className="cart-line-more grid gap-2">
        <Notices row={row} />
        {own && <VoluntaryPrice row={row} own={own} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {own && row.cart_qty === 1 ? <LineVouchers row={row} /> : <LinePrice row={row} />}
          {hasStepper && (
            <QuantityStepper
              title={row.title}
              value={row.cart_qty}
              max={row.max_qty}
              onChange={onQuantity}
            />
          )}
        </div>
      </div>
    </li>
  )
}

interface ChooseProps {
  row: CartRow
  checked: boolean
  onToggle: () => void
}

function Choose({ row, checked, onToggle }: ChooseProps) {
  const { t } = useLingui()
  return (
    <label className="-ms-1.5 -mt-1 grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={t`Pilih ${row.title}`}
        checked={checked}
        disabled={!row.available}
        onChange={onToggle}
        className="size-5 accent-primary disabled:opacity-50 dark:[color-scheme:dark]"
      />
    </label>
  )
}

function Name({ row }: { row: CartRow }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <KindChip kind={row.kind} />
      <h2 className="text-[15px] leading-snug sm:text-base">
        <Link
          to={to.detail(row.kind, row.slug)}
          className={cn(
            'inline-flex min-h-6 items-center hover:text-primary hover:underline',
            !row.available && 'text-muted',
          )}
        >
          <TitleText>{row.title}</TitleText>
        </Link>
      </h2>
      <WhenAndWhere of={row} />
      {row.instansi_name && <p className="text-sm text-muted">{row.instansi_name}</p>}
    </div>
  )
}

function Notices({ row }: { row: CartRow }) {
  const before = row.price_before === null ? null : formatRupiah(row.price_before)
  const now = formatRupiah(row.price)
  return (
    <>
      {!row.available && (
        <Notice tone="danger">
          {row.unavailable_reason ?? <Trans>Produk ini tidak dapat dibeli saat ini.</Trans>}
        </Notice>
      )}
      {row.available && before !== null && (
        <Notice tone="warning">
          <Trans>
            Harga berubah dari {before} menjadi {now}.
          </Trans>
        </Notice>
      )}
    </>
  )
}

function Notice({ tone, children }: { tone: 'danger' | 'warning'; children: ReactNode }) {
  const Icon = tone === 'danger' ? CircleAlert : Info
  return (
    <p
      className={cn(
        'flex w-fit items-start gap-2 rounded-lg px-2.5 py-1.5 text-sm font-medium',
        tone === 'danger' ? 'bg-danger-tint text-danger' : 'bg-warning-tint text-warning',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

function LinePrice({ row }: { row: CartRow }) {
  const each = formatRupiah(unitPriceOf(row))
  const gross = grossOf(row)
  return (
    <div className="grid gap-0.5">
      {row.available ? (
        <Price amount={gross} strike={fullPriceOf(row)} />
      ) : (
        <span className="font-semibold text-muted tabular-nums">{formatRupiah(gross)}</span>
      )}
      {row.cart_qty > 1 && (
        <span className="text-sm text-muted tabular-nums">
          <Trans>
            {row.cart_qty} × {each}
          </Trans>
        </span>
      )}
      {row.available && <LineVouchers row={row} />}
    </div>
  )
}

function LineVouchers({ row }: { row: CartRow }) {
  const codes = row.vouchers
    .filter(({ amount }) => amount > 0)
    .map(({ code }) => code)
    .join(' + ')
  if (codes === '') return null
  return (
    <span className="flex items-center gap-1.5 text-sm font-medium text-success">
      <TicketPercent aria-hidden className="size-4" />
      <span className="wrap-anywhere">
        <Trans>Voucher {codes}</Trans>
      </span>
    </span>
  )
}
