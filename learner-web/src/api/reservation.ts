import { call, post } from './client'
import { ApiError, type ApiResponse } from './envelope'
import type { Reservation } from './types'

/** The checkout reservation of the lines being paid. */
export const reservationKey = ['reservation'] as const

const GONE = 410

/** Reserves seats and voucher uses of these lines; repeating it for the same lines keeps the deadline. */
export async function reserve(cartIds: readonly number[]): Promise<Reservation> {
  const form = { cart_id: cartIds }
  const { results } = await post('/payment/hold', form)
  // The lines were removed meanwhile; the cart shows it.
  if (results === null) throw new ApiError(GONE, GONE, '')
  return results
}

/** Releases the reservation; also sent while the page is left. */
export function releaseReservation(): Promise<ApiResponse<unknown>> {
  return call('DELETE', '/payment/hold', { keepalive: true })
}

/** The page is closed or reloaded: the reservation ends in one minute unless the user is back. */
export function releaseOnClose(): Promise<ApiResponse<unknown>> {
  return call('DELETE', '/payment/hold', { query: { page_closed: true }, keepalive: true })
}
