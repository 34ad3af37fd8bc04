import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { ApiResponse } from './envelope'
import { type List, listFields } from './list'
import type { components } from './schema'
import type { ProductCard } from './types'
import { wishlistKey } from './wished'

/** Wishes on a page (specification §9). */
export const WISH_ROWS = 12

/** A product as the wishlist names it: by its kind's code (specification §3), its number, and the role in an agency where one was named. */
export type Wish = components['schemas']['WishIn']

/** A wish with its product as it is now. */
export type WishRow = Omit<components['schemas']['WishlistRow'], 'card' | 'product'> &
  Pick<Wish, 'product'> & { card: ProductCard }

/** One page of the wishlist, the newest wish first. */
export const wishesQuery = (page: number) =>
  queryOptions({
    queryKey: [...wishlistKey, page],
    queryFn: ({ signal }) =>
      read('/wishlist', { page, rows: WISH_ROWS, sort: 'wishlist_id|desc' }, signal) as Promise<
        List<WishRow>
      >,
    placeholderData: keepPreviousData,
  })

/** Puts a product on the wishlist; there already, it stays. */
export function addWish({
  product,
  item_id,
  rolin_instansi_id,
}: Wish): Promise<ApiResponse<{ wishlist_id: number }>> {
  return post('/wishlist', { product, item_id, rolin_instansi_id })
}

/** Takes entries off the wishlist by their own numbers. */
export function removeWishes(wishlistIds: readonly number[]): Promise<ApiResponse<unknown>> {
  return post('/wishlist/unwishlists', { wishlist_id: JSON.stringify(wishlistIds) })
}

/** Takes a product off the wishlist, whichever number its entry has. */
export async function removeWish(item_id: number): Promise<ApiResponse<unknown>> {
  const query = listFields({ rules: [{ field: 'item_id', op: 'eq', value: item_id }] })
  const { rows } = await read('/wishlist', query)
  return removeWishes(rows.map(({ wishlist_id }) => wishlist_id))
}
