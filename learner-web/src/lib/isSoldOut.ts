import type { ProductCard } from '../api/types'

export const isSoldOut = ({ seats_left }: Pick<ProductCard, 'seats_left'>): boolean =>
  seats_left !== null && seats_left <= 0
