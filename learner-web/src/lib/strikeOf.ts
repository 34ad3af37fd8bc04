import type { ProductCard } from '../api/types'

type Priced = Pick<ProductCard, 'strike_price'> & {
  items_price?: number | null
  seats_left?: number | null
}

/** The crossed-out price: the product's former one, or the sum of a bundle's items. None when sold out. */
export const strikeOf = ({ strike_price, items_price, seats_left }: Priced): number | null =>
  seats_left === 0 ? null : (strike_price ?? (items_price || null))
