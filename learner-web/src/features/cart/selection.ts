import type { CartRow } from '../../api/types'

/** The lines that are left out, so that whatever comes into the cart is chosen at first. */
export type LeftOut = readonly number[]

export type SelectionAction =
  | { type: 'toggle'; id: number }
  | { type: 'all' }
  | { type: 'none'; ids: readonly number[] }

export type Coverage = 'all' | 'some' | 'none'

function toggled(leftOut: LeftOut, id: number): LeftOut {
  return leftOut.includes(id) ? leftOut.filter((other) => other !== id) : [...leftOut, id]
}

/** The client-only choice of cart lines to buy. */
export function select(leftOut: LeftOut, action: SelectionAction): LeftOut {
  if (action.type === 'toggle') return toggled(leftOut, action.id)
  return action.type === 'all' ? [] : action.ids
}

/** The lines that can be bought. */
export function buyable(rows: readonly CartRow[]): CartRow[] {
  return rows.filter((row) => row.available)
}

/** The lines that would be bought now. */
export function chosenRows(rows: readonly CartRow[], leftOut: LeftOut): CartRow[] {
  return buyable(rows).filter((row) => !leftOut.includes(row.cart_id))
}

/** How much of what can be bought is chosen. */
export function coverage(rows: readonly CartRow[], leftOut: LeftOut): Coverage {
  const count = chosenRows(rows, leftOut).length
  if (count === 0) return 'none'
  return count === buyable(rows).length ? 'all' : 'some'
}
