import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TransactionDetail } from '../../api/types'
import { formatDateTime, formatRupiah } from '../../lib/format'
import { Card } from '../../ui/Card'
import { cx } from '../../ui/cx'
import { Price } from '../../ui/Price'

/** What an order costs and how it was paid. */
export function OrderSums({ order }: { order: TransactionDetail }) {
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
        <Row label={<Trans>Faktur pajak</Trans>}>
          {order.faktur_pajak ? <Trans>Diminta</Trans> : <Trans>Tidak diminta</Trans>}
        </Row>
        <Row label={<Trans>Subtotal</Trans>}>
          <span className="tabular-nums">{formatRupiah(order.subtotal)}</span>
        </Row>
        <Row label={<Trans>Total</Trans>} isLast>
          <Price amount={order.total} size="lg" />
        </Row>
      </dl>
    </Card>
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
      className={cx(
        'flex items-baseline justify-between gap-4',
        isLast && 'border-t border-line pt-3',
      )}
    >
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="text-end font-medium text-strong">{children}</dd>
    </div>
  )
}
