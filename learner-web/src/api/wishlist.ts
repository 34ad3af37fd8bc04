import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { ApiResponse } from './envelope'
import { type List, listFields } from './list'
import type { components } from './schema'
import type { ProductCard } from './types'
import { wishlistKey } from './wished'

/** Page size of the wishlist. */
export const WISH_ROWS = 12

/**
 * A product as the wishlist identifies it: its kind's wishlist code, its number, and an agency's role if one
 * was chosen.
 */
export type Wish = components['schemas']['WishIn']

/** A wishlist item with its product's current data. */
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

/** Adds a product to the wishlist; idempotent. */
export function addWish({
  product,
  item_id,
  rolin_instansi_id,
}: Wish): Promise<ApiResponse<{ wishlist_id: number }>> {
  return post('/wishlist', { product, item_id, rolin_instansi_id })
}

/** Removes items from the wishlist by item id. */
export function removeWishes(wishlistIds: readonly number[]): Promise<ApiResponse<unknown>> {
  return post('/wishlist/unwishlists', { wishlist_id: JSON.stringify(wishlistIds) })
}

/** Removes a product from the wishlist, whatever its item id. */
export async function removeWish(item_id: number): Promise<ApiResponse<unknown>> {
  const query = listFields({ rules: [{ field: 'item_id', op: 'eq', value: item_id }] })
  const { rows } = await read('/wishlist', query)
  return removeWishes(rows.map(({ wishlist_id }) => wishlist_id))
}
