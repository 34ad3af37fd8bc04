import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleX, Hourglass, type LucideIcon, TimerOff, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Transaction, TransactionStatus } from '../../api/types'
import { Chip, type Tone } from '../../ui/Chip'
import { isBeingReturned } from './lines'
import { OpenRefundChip } from './RefundStateChip'

interface Look {
  icon: LucideIcon
  tone: Tone
  label: ReactNode
}

const LOOKS: Record<TransactionStatus, Look> = {
  pending: { icon: Hourglass, tone: 'warning', label: <Trans>Menunggu pembayaran</Trans> },
  paid: { icon: CircleCheck, tone: 'success', label: <Trans>Lunas</Trans> },
  expired: { icon: TimerOff, tone: 'neutral', label: <Trans>Kedaluwarsa</Trans> },
  partially_refunded: { icon: Undo2, tone: 'info', label: <Trans>Dikembalikan sebagian</Trans> },
  refunded: { icon: Undo2, tone: 'neutral', label: <Trans>Dana dikembalikan</Trans> },
  cancelled: { icon: CircleX, tone: 'danger', label: <Trans>Dibatalkan</Trans> },
}

/** The status of an order including refunds: a fully refunded order is not shown as paid. */
export function OrderStatus({ order }: { order: Transaction }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isBeingReturned(order) && <OrderStatusChip status={order.status} />}
      <OpenRefundChip sums={order.refund_sums} />
    </div>
  )
}

/** The status of an order as icon and text, never by colour alone. */
function OrderStatusChip({ status }: { status: TransactionStatus }) {
  const { icon, tone, label } = LOOKS[status]
  return (
    <Chip icon={icon} tone={tone}>
      {label}
    </Chip>
  )
}
