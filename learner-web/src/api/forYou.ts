import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { Answer } from './envelope'
import { keys } from './keys'
import type { KindSlug } from './types'

const MINUTE_MS = 60_000

/** What the person looked at, the latest first. */
export const recentlyViewedQuery = (rows: number) =>
  queryOptions({
    queryKey: keys.recentlyViewed(),
    queryFn: ({ signal }) => read('/account/recently', { rows }, signal),
    staleTime: MINUTE_MS,
  })

/** What suits the person, and why. */
export const recommendedQuery = (rows: number) =>
  queryOptions({
    queryKey: keys.recommendedProducts(),
    queryFn: ({ signal }) => read('/account/recomen-product', { rows }, signal),
    staleTime: MINUTE_MS,
  })

/** News that fits the chosen roles first. */
export const recommendedNewsQuery = (rows: number) =>
  queryOptions({
    queryKey: keys.recommendedNews(),
    queryFn: ({ signal }) => read('/account/recomen-blog', { rows }, signal),
    staleTime: MINUTE_MS,
  })

/** Remembers that a product's page was opened. */
export function tellViewed(kind: KindSlug, slug: string): Promise<Answer<null>> {
  return post('/account/recently', { kind, slug })
}
