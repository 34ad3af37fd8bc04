import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TransactionDetail } from '../../api/types'
import { formatDateTime, formatRupiah } from '../../lib/format'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Price } from '../../ui/Price'
import { TaxNote } from '../cart/SumRows'
import { isOnItsWay } from './lines'
import { RefundStateChip } from './RefundStateChip'

/** What an order costs and how it was paid. */
export function OrderSums({ order }: { order: TransactionDetail }) {
  const waits = order.balance < 0 && !order.refunds.some(isOnItsWay)
  return (
    <Card className="p-5">
      <h2 className="pb-4 text-lg">
        <Trans>Pembayaran</Trans>
      </h2>
      <dl className="grid gap-3 text-[15px]">
        {(order.payment_method || order.status === 'pending') && (
          <Row label={<Trans>Metode</Trans>}>
            {order.payment_method ?? <Trans>Belum dipilih</Trans>}
          </Row>
        )}
        {order.paid_at && <Row label={<Trans>Dibayar</Trans>}>{formatDateTime(order.paid_at)}</Row>}
        <TaxInvoiceRow order={order} />
        <Row label={<Trans>Subtotal</Trans>}>
          <Amount value={order.subtotal} />
        </Row>
        <Discounts vouchers={order.vouchers} />
        <Row label={<Trans>Total</Trans>} isLast>
          <div className="grid justify-items-end">
            <Price amount={order.total} size="lg" />
            <div className="text-sm font-normal text-muted">
              <TaxNote of={order} />
            </div>
          </div>
        </Row>
        {order.refund_sums.map(({ state, amount }) => (
          <Row key={state} label={<Trans>Pengembalian dana</Trans>}>
            <span className="grid justify-items-end gap-1 whitespace-nowrap max-[20rem]:whitespace-normal">
              <Amount value={amount} />
              <RefundStateChip state={state} />
            </span>
          </Row>
        ))}
      </dl>
      {waits && <Waiting amount={-order.balance} />}
    </Card>
  )
}

function Amount({ value }: { value: number }) {
  return (
    <bdi dir="ltr" className="tabular-nums">
      {formatRupiah(value)}
    </bdi>
  )
}

function Discounts({ vouchers }: Pick<TransactionDetail, 'vouchers'>) {
  return vouchers.map(({ code, amount }) => (
    <Row key={code} label={<Trans>Voucher {code}</Trans>}>
      <bdi dir="ltr" className="text-success tabular-nums">
        −{formatRupiah(amount)}
      </bdi>
    </Row>
  ))
}

function TaxInvoiceRow({ order: { faktur_pajak, tax_details } }: { order: TransactionDetail }) {
  return (
    <Row label={<Trans>Faktur pajak</Trans>}>
      {faktur_pajak ? <Trans>Diminta</Trans> : <Trans>Tidak diminta</Trans>}
      {tax_details && (
        <span className="grid text-sm font-normal text-muted">
          <span>{tax_details.name}</span>
          <span className="tabular-nums">
            {tax_details.id_type.toUpperCase()} <bdi dir="ltr">{tax_details.masked_number}</bdi>
          </span>
        </span>
      )}
    </Row>
  )
}

/** Money of the buyer that is not theirs again yet. */
function Waiting({ amount }: { amount: number }) {
  const sum = formatRupiah(amount)
  return (
    <p className="mt-4 rounded-control bg-info-tint px-4 py-3 text-[15px] text-info">
      <Trans>{sum} milik Anda masih ada pada kami dan akan kami kembalikan.</Trans>
    </p>
  )
}

interface RowProps {
  label: ReactNode
  isLast?: boolean
  children: ReactNode
}

function Row({ label, isLast = false, children }: RowProps) {
  return (
    <div
      className={cn(
        'flex items-baseline justify-between gap-4',
        isLast && 'border-t border-line pt-3',
      )}
    >
      <dt className="max-w-1/2 shrink-0 text-muted wrap-anywhere">{label}</dt>
      <dd className="min-w-0 text-end font-medium text-strong">{children}</dd>
    </div>
  )
}
