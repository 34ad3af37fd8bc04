import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { ApiResponse } from './envelope'
import type { KindSlug } from './types'

const MINUTE_MS = 60_000

/** What the account looked at last, however much of it. */
export const recentlyViewedKey = ['forYou', 'recently'] as const

/** What the person looked at, the latest first. */
export const recentlyViewedQuery = (rows: number) =>
  queryOptions({
    queryKey: [...recentlyViewedKey, rows],
    queryFn: ({ signal }) => read('/account/recently', { rows }, signal),
    staleTime: MINUTE_MS,
  })

/** What suits the person, and why. */
export const recommendedQuery = (rows: number) =>
  queryOptions({
    queryKey: ['forYou', 'products', rows],
    queryFn: ({ signal }) => read('/account/recomen-product', { rows }, signal),
    staleTime: MINUTE_MS,
  })

/** News that fits the chosen roles first. */
export const recommendedNewsQuery = (rows: number) =>
  queryOptions({
    queryKey: ['forYou', 'news'],
    queryFn: ({ signal }) => read('/account/recomen-blog', { rows }, signal),
    staleTime: MINUTE_MS,
  })

/** Remembers that a product's page was opened. */
export function reportViewed(kind: KindSlug, slug: string): Promise<ApiResponse<null>> {
  return post('/account/recently', { kind, slug })
}
