import { queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { fetchMe } from './me'

/** The cart, and all that follows from it. */
export const cartKey = ['cart'] as const

const HALF_HOUR = 30 * 60 * 1000

/** Settings of this installation; they hardly change while a page is open. */
export const siteQuery = () =>
  queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => read('/public/site', undefined, signal),
    staleTime: HALF_HOUR,
  })

/** The signed-in account, for the frame and the forms. */
export const meQuery = () =>
  queryOptions({ queryKey: ['me'], queryFn: fetchMe, staleTime: HALF_HOUR })

/** The numbers on the cart and transaction badges. */
export const cartCountQuery = () =>
  queryOptions({
    queryKey: [...cartKey, 'count'],
    queryFn: ({ signal }) => read('/payment/cart/count', undefined, signal),
  })
