import { queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import type { ApiResponse } from './envelope'
import type { components } from './schema'

/** A place in a waiting list; with an offer, the seat is reserved until its expiry. */
export type WaitlistPlace = components['schemas']['WaitingRow']

/** The user's waiting lists. */
export const waitlistQuery = () =>
  queryOptions({
    queryKey: ['waitlist'],
    queryFn: ({ signal }) => read('/waiting-list', undefined, signal),
  })

/** Joins the waiting list. */
export function joinWaitlist(item_id: number): Promise<ApiResponse<{ position: number }>> {
  return post('/waiting-list', { item_id })
}

/** Leaves the waiting list and returns an offered seat. */
export function leaveWaitlist(item_id: number): Promise<ApiResponse<unknown>> {
  return call('DELETE', '/waiting-list', { query: { item_id } })
}
