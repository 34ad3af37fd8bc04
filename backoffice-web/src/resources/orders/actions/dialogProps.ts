import { BASE } from '../../../api/client'
import type { OrderDetail } from '../../../api/types'

export interface DialogProps {
  order: OrderDetail
  onClose: () => void
}

/** The endpoint of an action, and the last event that the user saw. */
export const orderActionOf = <Verb extends string>(order: OrderDetail, verb: Verb) => ({
  path: `${BASE}/orders/${order.order_id}/${verb}` as const,
  seen: { seen: order.last_event_id },
})
