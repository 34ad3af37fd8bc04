import { queryOptions } from '@tanstack/react-query'
import { read } from './client'

/** The key of the wishlist and the ids on it. */
export const wishlistKey = ['wishlist'] as const

const FIVE_MINUTES = 300_000

export interface Wished {
  item_ids: number[]
}

/** The ids of the products on the user's wishlist. */
export const wishedQuery = () =>
  queryOptions({
    queryKey: [...wishlistKey, 'ids'],
    queryFn: ({ signal }) => read('/wishlist/ids', undefined, signal),
    staleTime: FIVE_MINUTES,
  })
