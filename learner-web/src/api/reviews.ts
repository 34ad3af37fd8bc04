import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import { type ApiResponse, openEnvelope } from './envelope'
import { type ListQuery, listFields, type Rule } from './list'
import type { components } from './schema'
import { transport } from './transport'

type Schemas = components['schemas']

export type Review = Schemas['ReviewOut']
export type ReviewSummary = Schemas['ReviewSummary']
export type MyReview = Schemas['MyReview']
export type ReviewForm = Schemas['ReviewIn']

/** Reviews of a product, newest first, optionally with one rating. */
export const reviewsQuery = (itemId: number, rating: number | null, rows: number) => {
  const rules: Rule[] = [{ field: 'item_id', op: 'eq', value: itemId }]
  if (rating !== null) rules.push({ field: 'rating', op: 'eq', value: rating })
  const query: ListQuery = { rows, rules }
  return queryOptions({
    queryKey: ['reviews', itemId, query],
    queryFn: ({ signal }) => read('/public/reviews', listFields(query), signal),
  })
}

/** The number of reviews by rating. */
export const reviewSummaryQuery = (itemId: number) =>
  queryOptions({
    queryKey: ['reviews', itemId, 'summary'],
    queryFn: ({ signal }) => read('/public/reviews/summary', { item_id: itemId }, signal),
  })

/** Whether the user may review the product, and their own review. */
export const myReviewQuery = (itemId: number) =>
  queryOptions({
    queryKey: ['reviews', itemId, 'mine'],
    queryFn: ({ signal }) => read('/reviews/mine', { item_id: itemId }, signal),
  })

/** Submits a review for moderation. */
export function sendReview({ item_id, rating, text }: ReviewForm): Promise<ApiResponse<unknown>> {
  return post('/reviews', { item_id, rating, text })
}

/** Toggles the user's helpful vote and returns the number of votes. */
export async function sendReviewVote(reviewId: number, isHelped: boolean): Promise<number> {
  const form = { is_helped: isHelped ? ('yes' as const) : ('no' as const) }
  return (await post(`/reviews/${reviewId}/helped`, form)).results.helped
}

/** Replaces the photos of the user's own review. */
export async function sendPhotos(itemId: number, files: readonly File[]): Promise<void> {
  const form = new FormData()
  form.set('item_id', String(itemId))
  for (const file of files) form.append('files', file)
  const address = new URL('/api/v1/reviews/photos', location.origin)
  openEnvelope(await transport(new Request(address, { method: 'POST', body: form })))
}
