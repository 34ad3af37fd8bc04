import { queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import type { ApiResponse } from './envelope'
import type { components } from './schema'

/** Somebody's place in the line for a sold-out product; while a seat is offered, it is kept until then. */
export type WaitlistPlace = components['schemas']['WaitingRow']

/** Everything that the account waits for. */
export const waitlistQuery = () =>
  queryOptions({
    queryKey: ['waitlist'],
    queryFn: ({ signal }) => read('/waiting-list', undefined, signal),
  })

/** Joins the line. */
export function joinWaitlist(item_id: number): Promise<ApiResponse<{ position: number }>> {
  return post('/waiting-list', { item_id })
}

/** Leaves the line, and gives an offered seat back. */
export function leaveWaitlist(item_id: number): Promise<ApiResponse<unknown>> {
  return call('DELETE', '/waiting-list', { query: { item_id } })
}
