import type { ProductCard } from '../../api/types'

type Priced = Pick<ProductCard, 'price' | 'strike_price'> & { items_price?: number }

/** The price that a product's own replaces; a bundle's replaces the sum of what is in it. */
export const strikeOf = ({ strike_price, items_price = 0 }: Priced): number | null =>
  strike_price ?? (items_price || null)
