import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { CartRow } from '../../api/types'
import { paths, to } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { Button, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { TitleText } from '../../ui/TitleText'
import { useRemoveFromCart } from '../cart/useCartMutations'
import { productQuery } from '../catalogue/queries'
import { WaitlistBox } from '../waitlist/WaitlistBox'

/** What cannot be bought any more, with what can be done about each of them. */
export function UnavailableLines({ rows }: { rows: readonly CartRow[] }) {
  if (rows.length === 0) return null
  return (
    <Card className="grid gap-4 p-5">
      <div role="status" className="grid gap-1">
        <h2 className="flex items-center gap-2 text-lg">
          <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
          <Trans>Tidak ikut dipesan</Trans>
        </h2>
        <p className="text-[15px] text-muted">
          <Trans>
            Ini tidak dapat dibeli lagi. Anda tidak membayarnya, dan produk lain tetap dapat Anda
            pesan.
          </Trans>
        </p>
      </div>
      <ul className="grid gap-4">
        {rows.map((row) => (
          <UnavailableLine key={row.cart_id} row={row} />
        ))}
      </ul>
    </Card>
  )
}

function UnavailableLine({ row }: { row: CartRow }) {
  const { t } = useLingui()
  const removal = useRemoveFromCart()
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <div className="flex items-center gap-3">
        <ItemImage kind={row.kind} url={row.image_url} className="size-12" />
        <div className="grid min-w-0 flex-1">
          <span className="font-medium text-strong">
            <TitleText>{row.title}</TitleText>
          </span>
          <span className="text-sm font-medium text-danger">
            {row.unavailable_reason ?? <Trans>Produk ini tidak dapat dibeli saat ini.</Trans>}
          </span>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={removal.isPending}
          aria-label={t`Hapus dari keranjang: ${row.title}`}
          onClick={() => removal.mutate(row)}
        >
          <Trans>Hapus dari keranjang</Trans>
        </Button>
        <Instead row={row} />
      </div>
    </li>
  )
}

/** Fewer than wanted, or none at all: each has its own way on. */
function Instead({ row }: { row: CartRow }) {
  const { data } = useQuery({ ...productQuery(row.kind, row.slug), retry: false })
  const left = data?.seats_left ?? null
  if (left === null) return null
  if (left > 0)
    return (
      <LinkButton size="sm" variant="ghost" to={paths.cart}>
        <Trans>Ubah jumlah di keranjang</Trans>
      </LinkButton>
    )
  const take = (
    <LinkButton size="sm" to={to.detail(row.kind, row.slug)}>
      <Trans>Ambil kursi Anda</Trans>
    </LinkButton>
  )
  return <WaitlistBox product={row} buy={take} />
}
