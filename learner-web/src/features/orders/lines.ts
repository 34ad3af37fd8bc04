import type {
  OrderLine,
  Refund,
  Remedy,
  Transaction,
  TransactionDetail,
  TransactionItem,
  TransactionStatus,
} from '../../api/types'

const SETTLED: readonly TransactionStatus[] = ['paid', 'partially_refunded', 'refunded']

/** Whether an order was paid, whatever was given back of it later. */
export function isSettled(status: TransactionStatus): boolean {
  return SETTLED.includes(status)
}

/** Whether an order was paid and something of it is left. */
export function isServed({ status }: { status: TransactionStatus }): boolean {
  return status === 'paid' || status === 'partially_refunded'
}

const ENDED: readonly TransactionStatus[] = ['expired', 'cancelled', 'refunded']

/** Whether nothing of an order is left, so that it can be ordered again. */
export function canOrderAgain(status: TransactionStatus): boolean {
  return ENDED.includes(status)
}

/** Whether all of a paid order is being refunded. */
export function isBeingReturned({ status, total, refund_sums }: Transaction): boolean {
  const leaving = refund_sums.filter(({ state }) => state !== 'rejected' && state !== 'withdrawn')
  const sum = leaving.reduce((all, { amount }) => all + amount, 0)
  return isServed({ status }) && total > 0 && sum >= total
}

/** The lines in the order in which they were ordered, whatever was done to them since. */
export function inOrder({ lines }: Pick<TransactionDetail, 'lines'>): OrderLine[] {
  return lines.toSorted((one, other) => one.line_id - other.line_id)
}

/** The lines that are paid and have no seat, so that the buyer has to choose. */
export function unservedOf({ lines }: Pick<TransactionDetail, 'lines'>): OrderLine[] {
  return lines.filter(({ service }) => service === 'unserved')
}

/** The lines whose owner can begin. */
export function servedOf({ lines }: Pick<TransactionDetail, 'lines'>): OrderLine[] {
  return lines.filter(({ service }) => service === 'served')
}

/** The item of a line, whose picture is shown. */
export function itemOf(order: TransactionDetail, line: OrderLine): TransactionItem | null {
  return order.items.find(({ item_id }) => item_id === line.item_id) ?? null
}

/** The lines that the buyer can return individually. */
export function refundableOf({ lines }: Pick<TransactionDetail, 'lines'>): OrderLine[] {
  return lines.filter(({ can_refund }) => can_refund)
}

/** Whether a refund is decided about or sent just now. */
export function isOnItsWay({ state }: Refund): boolean {
  return state !== 'done' && state !== 'rejected' && state !== 'withdrawn'
}

/** The returnable rest of a line. */
export function openAmountOf({ total, refunded }: Pick<OrderLine, 'total' | 'refunded'>): number {
  return total - refunded
}

// Options that keep the class come before those that give it up.
const REMEDIES: readonly Remedy[] = ['move', 'queue', 'refund']

/** What can be done about a line; moving only where there is a place to move to. */
export function remediesOf({ remedies, alternatives }: OrderLine): Remedy[] {
  const open = remedies.filter((remedy) => remedy !== 'move' || alternatives.length > 0)
  return REMEDIES.filter((remedy) => open.includes(remedy))
}

/** The chosen seats of these lines; a line with all or none of its seats chosen is returned whole. */
export function seatsOf(lines: readonly OrderLine[], chosen: readonly string[]): string[] {
  return lines.flatMap(({ seats }) => {
    const picked = seats.map(({ uuid }) => uuid).filter((uuid) => chosen.includes(uuid))
    return picked.length < seats.length ? picked : []
  })
}

/** What comes back for the chosen seats of a line, or for all that is left of it. */
export function amountOfSeats(line: OrderLine, chosen: readonly string[]): number {
  const picked = seatsOf([line], chosen).length
  const left = openAmountOf(line)
  return picked === 0 ? left : Math.min(left, Math.floor(line.total / line.qty) * picked)
}
