import { queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import type { Answer } from './envelope'
import type { components } from './schema'

/** Somebody's place in the line for a sold-out product; while a seat is offered, it is kept until then. */
export type WaitingPlace = components['schemas']['WaitingRow']

/** Everything that the account waits for. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => read('/waiting-list', undefined, signal),
  })

/** Joins the line. */
export function joinWaiting(item_id: number): Promise<Answer<{ position: number }>> {
  return post('/waiting-list', { item_id })
}

/** Leaves the line, and gives an offered seat back. */
export function leaveWaiting(item_id: number): Promise<Answer<unknown>> {
  return call('DELETE', '/waiting-list', { query: { item_id } })
}
