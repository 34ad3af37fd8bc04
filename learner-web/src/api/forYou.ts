import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { ApiResponse } from './envelope'
import type { KindSlug } from './types'

const MINUTE_MS = 60_000

/** The key of all recently viewed products. */
export const recentlyViewedKey = ['forYou', 'recently'] as const

/** The recently viewed products, latest first. */
export const recentlyViewedQuery = (rows: number) =>
  queryOptions({
    queryKey: [...recentlyViewedKey, rows],
    queryFn: ({ signal }) => read('/account/recently', { rows }, signal),
    staleTime: MINUTE_MS,
  })

/** Recommendations with reasons. */
export const recommendedQuery = (rows: number) =>
  queryOptions({
    queryKey: ['forYou', 'products', rows],
    queryFn: ({ signal }) => read('/account/recomen-product', { rows }, signal),
    staleTime: MINUTE_MS,
  })

/** News, those for the chosen job roles first. */
export const recommendedNewsQuery = (rows: number) =>
  queryOptions({
    queryKey: ['forYou', 'news'],
    queryFn: ({ signal }) => read('/account/recomen-blog', { rows }, signal),
    staleTime: MINUTE_MS,
  })

/** Records that a product's page was opened. */
export function reportViewed(kind: KindSlug, slug: string): Promise<ApiResponse<null>> {
  return post('/account/recently', { kind, slug })
}
