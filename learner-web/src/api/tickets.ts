import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { ApiResponse } from './envelope'

/** The ticket of a signed link. */
export const ticketQuery = (token: string) =>
  queryOptions({
    queryKey: ['ticket', token],
    queryFn: ({ signal }) => read('/public/ticket', { token }, signal),
  })

/** The tickets of all seats of an own order. */
export const orderTicketsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['transaction', orderId, 'tickets'],
    queryFn: ({ signal }) =>
      read(`/payment/transactions/${encodeURIComponent(orderId)}/tickets`, undefined, signal),
  })

/** Mails tickets to the participants of these seats, by default all. */
export function sendTickets(orderId: string, seats: readonly string[]): Promise<ApiResponse<null>> {
  return post(`/payment/transactions/${encodeURIComponent(orderId)}/tickets/send`, { seats })
}
