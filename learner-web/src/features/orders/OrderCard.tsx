import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { OwnedItem } from '../../api/learning'
import { transactionsKey } from '../../api/transactionsKey'
import type { Transaction } from '../../api/types'
import { to } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { formatDateTime } from '../../lib/format'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { Price } from '../../ui/Price'
import { actionRow } from './actions'
import { canOrderAgain, isBeingReturned, isServed } from './lines'
import { OrderAgain } from './OrderAgain'
import { OrderStatus } from './OrderStatus'
import { PayBefore } from './PayBefore'
import { PaymentRefused } from './PaymentRefused'
import { PendingActions } from './PendingActions'
import { StepOfOrder } from './StepOfOrder'

interface OrderCardProps {
  order: Transaction
  /** The user's owned products, including those of this order. */
  owned: readonly OwnedItem[]
}

/** An order in a list of them. */
export function OrderCard({ order, owned }: OrderCardProps) {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: transactionsKey })
  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid">
          <h2 className="text-[15px] tabular-nums">
            <Link
              to={to.transaction(order.order_id)}
              className="inline-flex min-h-6 items-center whitespace-nowrap hover:text-primary hover:underline"
            >
              {order.order_id}
            </Link>
          </h2>
          <time dateTime={order.created_at} className="text-sm text-muted">
            {formatDateTime(order.created_at)}
          </time>
        </div>
        <OrderStatus order={order} />
      </div>
      <Contents order={order} />
      {order.needs_choice && <Choice />}
      {order.refusal && <PaymentRefused refusal={order.refusal} />}
      {order.expires_at && (
        <PayBefore expiresAt={order.expires_at} timeNow={order.time_now} onEnd={refresh} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        <div className="grid">
          <span className="text-sm text-muted">
            <Plural value={order.items.length} other="Total (# produk)" />
          </span>
          <Price amount={order.total} />
        </div>
        <Actions order={order} owned={owned} />
      </div>
    </Card>
  )
}

/** Paid, and not all of it is there. */
function Choice() {
  return (
    <p className="rounded-control bg-warning-tint px-4 py-2.5 text-sm font-medium text-warning">
      <Trans>Satu kursi habis sebelum pembayaran masuk. Anda yang memilih gantinya.</Trans>
    </p>
  )
}

function Contents({ order }: { order: Transaction }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {order.items.map((item) => (
        <li key={item.item_id} className="flex items-center gap-3">
          <ItemImage kind={item.kind} url={item.image_url} className="size-12" />
          <span className="min-w-0 flex-1 text-[15px] font-medium text-strong">{item.title}</span>
          {item.qty > 1 && <span className="text-sm text-muted tabular-nums">× {item.qty}</span>}
        </li>
      ))}
    </ul>
  )
}

function Actions({ order, owned }: OrderCardProps) {
  if (order.status === 'pending')
    return (
      <div className={actionRow}>
        <LinkButton to={to.transaction(order.order_id)} variant="secondary">
          <Trans>Lihat rincian</Trans>
        </LinkButton>
        <PendingActions order={order} />
      </div>
    )
  if (order.needs_choice)
    return (
      <LinkButton to={to.transaction(order.order_id)} className="max-sm:w-full">
        <Trans>Pilih sekarang</Trans>
      </LinkButton>
    )
  return (
    <div className={actionRow}>
      <LinkButton to={to.transaction(order.order_id)} variant="secondary">
        <Trans>Lihat rincian</Trans>
      </LinkButton>
      {canOrderAgain(order.status) && <OrderAgain orderId={order.order_id} variant="secondary" />}
      {isServed(order) && !isBeingReturned(order) && <StepOfOrder order={order} owned={owned} />}
    </div>
  )
}
