import { call, post } from './client'
import { ApiError, type ApiResponse } from './envelope'
import type { Reservation } from './types'

/** What is reserved for the lines that are being paid. */
export const reservationKey = ['reservation'] as const

const GONE = 410

/** Keeps the seats and voucher uses of these lines; the same lines again keep their deadline. */
export async function reserve(cartIds: readonly number[]): Promise<Reservation> {
  const form = { cart_id: cartIds }
  const { results } = await post('/payment/hold', form)
  // The lines went while they were being kept; the cart tells.
  if (results === null) throw new ApiError(GONE, GONE, '')
  return results
}

/** Gives back what is kept; goes through although the page is left. */
export function releaseReservation(): Promise<ApiResponse<unknown>> {
  return call('DELETE', '/payment/hold', { keepalive: true })
}

/** The page is closed or loaded anew: what is kept waits a minute for its owner to be back. */
export function releaseOnClose(): Promise<ApiResponse<unknown>> {
  return call('DELETE', '/payment/hold', { query: { page_closed: true }, keepalive: true })
}
