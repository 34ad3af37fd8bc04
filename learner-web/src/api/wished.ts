import { queryOptions } from '@tanstack/react-query'
import { read } from './client'

/** The list, and the numbers of what is on it. */
export const wishlistKey = ['wishlist'] as const

const FIVE_MINUTES = 300_000

export interface Wished {
  item_ids: number[]
}

/** Which products the account wishes for. */
export const wishedQuery = () =>
  queryOptions({
    queryKey: [...wishlistKey, 'ids'],
    queryFn: ({ signal }) => read('/wishlist/ids', undefined, signal),
    staleTime: FIVE_MINUTES,
  })
