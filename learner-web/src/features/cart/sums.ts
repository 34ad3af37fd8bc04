import type { CartRow, LineVoucher } from '../../api/types'
import { strikeOf } from '../../lib/strikeOf'

type Priced = Pick<CartRow, 'subtotal' | 'voucher_amount'>

export interface Sums {
  subtotal: number
  discount: number
  total: number
}

/** What a line costs before its vouchers. */
export function grossOf({ subtotal, voucher_amount }: Priced): number {
  return subtotal + voucher_amount
}

/** The unit price of a line before vouchers. */
export function unitPriceOf(row: Priced & Pick<CartRow, 'cart_qty'>): number {
  return Math.round(grossOf(row) / row.cart_qty)
}

/** What a line would cost without any saving: at the struck price, where there is one that the shop set. */
export function fullPriceOf(
  row: Priced & Pick<CartRow, 'cart_qty' | 'strike_price' | 'items_price' | 'voluntary_minimum'>,
): number {
  if (row.voluntary_minimum !== null) return grossOf(row)
  return Math.max(grossOf(row), (strikeOf(row) ?? 0) * row.cart_qty)
}

/** What struck prices and vouchers save on lines. */
export function savedOn(rows: readonly Parameters<typeof fullPriceOf>[0][]): number {
  return rows.reduce((sum, row) => sum + fullPriceOf(row) - row.subtotal, 0)
}

/** What lines cost together. */
export function sumsOf(rows: readonly Priced[]): Sums {
  const subtotal = rows.reduce((sum, row) => sum + grossOf(row), 0)
  const discount = rows.reduce((sum, row) => sum + row.voucher_amount, 0)
  return { subtotal, discount, total: subtotal - discount }
}

/** The vouchers on lines, each once with all that it takes off. */
export function vouchersOf(rows: readonly Pick<CartRow, 'vouchers'>[]): LineVoucher[] {
  const found = new Map<string, LineVoucher>()
  for (const voucher of rows.flatMap((row) => row.vouchers)) {
    const before = found.get(voucher.code)
    const amount = (before?.amount ?? 0) + voucher.amount
    const problem = amount > 0 ? null : (before?.problem ?? voucher.problem)
    found.set(voucher.code, { ...voucher, amount, problem })
  }
  return [...found.values()]
}

/** The numbers of the lines that carry a voucher. */
export function linesWith(rows: readonly CartRow[], code: string): number[] {
  return rows
    .filter(({ vouchers }) => vouchers.some((voucher) => voucher.code === code))
    .map(({ cart_id }) => cart_id)
}
