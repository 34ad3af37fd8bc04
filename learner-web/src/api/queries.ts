import { queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { fetchMe } from './me'

/** The key of the cart and everything that depends on it. */
export const cartKey = ['cart'] as const

const HALF_HOUR = 30 * 60 * 1000

/** Settings of this installation; they rarely change while a page is open. */
export const siteQuery = () =>
  queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => read('/public/site', undefined, signal),
    staleTime: HALF_HOUR,
  })

/** The signed-in account, for frame and forms. */
export const meQuery = () =>
  queryOptions({ queryKey: ['me'], queryFn: fetchMe, staleTime: HALF_HOUR })

/** The numbers of the cart and transaction badges. */
export const cartCountQuery = () =>
  queryOptions({
    queryKey: [...cartKey, 'count'],
    queryFn: ({ signal }) => read('/payment/cart/count', undefined, signal),
  })
