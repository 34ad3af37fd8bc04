import type { CartRow, Reservation } from '../../api/types'
import { grossOf } from '../cart/sums'

/** What something cost, and costs now; rupiah. Null now: it is no longer there. */
export interface Change {
  id: number
  title: string
  before: number
  now: number | null
}

type PriceOf = (row: CartRow) => number

function changesOf(priceOf: PriceOf, before: Reservation, after: Reservation): Change[] {
  const now = new Map(after.rows.map((row) => [row.cart_id, priceOf(row)]))
  return before.rows
    .map((row) => ({
      id: row.cart_id,
      title: row.title,
      before: priceOf(row),
      now: now.get(row.cart_id) ?? null,
    }))
    .filter((change) => change.before !== change.now)
}

/** The lines that do not cost what they did; what vouchers make of them counts where nothing else changed. */
export function changesBetween(before: Reservation, after: Reservation): Change[] {
  const ofPrices = changesOf(grossOf, before, after)
  return ofPrices.length > 0 ? ofPrices : changesOf(({ subtotal }) => subtotal, before, after)
}

/** The lines whose price is not the one they had when they came into the cart. */
export function changesSinceAdded({ changed }: Reservation): Change[] {
  return changed.map(({ cart_id, title, price_before, price }) => ({
    id: cart_id,
    title,
    before: price_before,
    now: price,
  }))
}

export interface Policy {
  text: string
  titles: string[]
}

/** Each sentence on giving back once, with the products that it is about. */
export function policiesOf(rows: readonly CartRow[]): Policy[] {
  const found = new Map<string, string[]>()
  for (const row of rows) {
    if (row.refund_policy === null || grossOf(row) === 0) continue
    found.set(row.refund_policy, [...(found.get(row.refund_policy) ?? []), row.title])
  }
  return [...found].map(([text, titles]) => ({ text, titles }))
}
