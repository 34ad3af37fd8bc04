import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reservation } from '../../api/types'
import { formatNumber, formatRupiah } from '../../lib/format'
import { Price } from '../../ui/Price'
import type { Sums } from './sums'

interface SumRowsProps extends Sums {
  /** What struck prices and vouchers took off. */
  saved: number
  /** How many products. */
  count: number
  /** Content beside the last sum. */
  label: ReactNode
  /** What is said of tax under the total. */
  children?: ReactNode
}

/** Subtotal, discount and total, one under the other. */
export function SumRows({
  count,
  subtotal,
  discount,
  total,
  saved,
  label,
  children,
}: SumRowsProps) {
  const savedMoney = formatRupiah(saved)
  return (
    <dl className="grid gap-3 border-t border-line pt-4">
      <div className="flex justify-between gap-4 text-[15px]">
        <dt className="text-muted">
          <Plural value={count} other="Subtotal (# produk)" />
        </dt>
        <dd className="font-medium text-strong tabular-nums">{formatRupiah(subtotal)}</dd>
      </div>
      {discount > 0 && (
        <div className="flex justify-between gap-4 text-[15px]">
          <dt className="text-muted">
            <Trans>Potongan voucher</Trans>
          </dt>
          <dd className="font-medium text-success tabular-nums">
            <bdi dir="ltr">−{formatRupiah(discount)}</bdi>
          </dd>
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="shrink-0 font-semibold text-strong">{label}</dt>
        <dd className="grid justify-items-end">
          {count > 0 ? <Price amount={total} size="lg" /> : formatRupiah(0)}
          {saved > 0 && (
            <span className="text-sm font-semibold text-success">
              <Trans>Hemat {savedMoney}</Trans>
            </span>
          )}
        </dd>
        {children && <dd className="basis-full text-end text-sm text-muted">{children}</dd>}
      </div>
    </dl>
  )
}

type Taxed = Pick<Reservation, 'tax' | 'tax_base' | 'tax_percent' | 'tax_share'>

/** How much of a total is PPN, and on demand how it is reckoned; nothing where none of it is. */
export function TaxNote({ of: { tax, tax_base, tax_percent, tax_share } }: { of: Taxed }) {
  if (tax <= 0) return null
  const amount = formatRupiah(tax)
  const included = <Trans>Sudah termasuk PPN {amount}</Trans>
  if (tax_percent === null) return included
  const rate = `${formatNumber(Number(tax_percent))}%`
  const share = tax_share === null ? rate : `${rate} × ${tax_share}`
  const base = formatRupiah(tax_base)
  return (
    <details>
      <summary className="cursor-pointer list-none underline decoration-dotted underline-offset-4">
        {included}
      </summary>
      <Trans>
        {share} dari harga sebelum pajak {base}
      </Trans>
    </details>
  )
}
