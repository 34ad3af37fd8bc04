import { queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { type ListQuery, listFields } from './list'

const FRESH_MS = 300_000

export const readNotices = (query: ListQuery, signal: AbortSignal) =>
  read('/account/notification', listFields(query), signal)

/** The number on the bell, a module of its own for the first load; the live socket keeps it current. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['noticesUnread'],
    queryFn: async ({ signal }) => (await readNotices({ page: 1, rows: 1 }, signal)).total_unread,
    staleTime: FRESH_MS,
  })
