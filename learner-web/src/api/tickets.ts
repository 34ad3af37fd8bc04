import { queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { keys } from './keys'

/** The ticket that a signed link opens. */
export const ticketQuery = (token: string) =>
  queryOptions({
    queryKey: keys.ticket(token),
    queryFn: ({ signal }) => read('/public/ticket', { token }, signal),
  })
