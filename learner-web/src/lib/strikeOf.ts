import type { ProductCard } from '../api/types'

type Priced = Pick<ProductCard, 'strike_price'> & { items_price?: number | null }

/** The price that a product's own replaces; a bundle's replaces the sum of what is in it. */
export const strikeOf = ({ strike_price, items_price }: Priced): number | null =>
  strike_price ?? (items_price || null)
