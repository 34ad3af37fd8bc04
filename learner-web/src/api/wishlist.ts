import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { Answer } from './envelope'
import { keys } from './keys'
import { type List, listFields } from './list'

const FIVE_MINUTES = 300_000

export interface Wish {
  /** The wishlist's code of the kind (specification §3). */
  product: string
  item_id: number
}

export interface Wished {
  item_ids: number[]
}

/** Which products the account wishes for. */
export const wishedQuery = () =>
  queryOptions({
    queryKey: keys.wished(),
    queryFn: ({ signal }) => read<Wished>('/wishlist/ids', undefined, signal),
    staleTime: FIVE_MINUTES,
  })

/** Puts a product on the wishlist; there already, it stays. */
export function addWish({ product, item_id }: Wish): Promise<Answer<{ wishlist_id: number }>> {
  return post('/wishlist', { product, item_id })
}

/** Takes entries off the wishlist by their own numbers. */
export function removeWishes(wishlistIds: readonly number[]): Promise<Answer<unknown>> {
  return post('/wishlist/unwishlists', { wishlist_id: JSON.stringify(wishlistIds) })
}

/** Takes a product off the wishlist, whichever number its entry has. */
export async function removeWish(item_id: number): Promise<Answer<unknown>> {
  const query = listFields({ rules: [{ field: 'item_id', op: 'eq', value: item_id }] })
  const { rows } = await read<List<{ wishlist_id: number }>>('/wishlist', query)
  return removeWishes(rows.map(({ wishlist_id }) => wishlist_id))
}
