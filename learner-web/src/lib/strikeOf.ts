import type { ProductCard } from '../api/types'

type Priced = Pick<ProductCard, 'strike_price'> & {
  items_price?: number | null
  seats_left?: number | null
}

/** The price that a product's own replaces; a bundle's replaces the sum of its items. Sold out, nothing is saved. */
export const strikeOf = ({ strike_price, items_price, seats_left }: Priced): number | null =>
  seats_left === 0 ? null : (strike_price ?? (items_price || null))
