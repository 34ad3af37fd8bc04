import { BASE } from '../../../api/client'
import type { OrderDetail } from '../../../api/types'

export interface DialogProps {
  order: OrderDetail
  onClose: () => void
}

/** Where a action goes, and the order's state that it was decided on. */
export const orderActionOf = <Verb extends string>(order: OrderDetail, verb: Verb) => ({
  path: `${BASE}/orders/${order.order_id}/${verb}` as const,
  seen: { seen: order.last_event_id },
})
