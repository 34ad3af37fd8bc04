import { call, post } from './client'
import type { Answer } from './envelope'
import type { Hold } from './types'

/** Keeps the seats and voucher uses of these lines; the same lines again keep their deadline. */
export async function takeHold(cartIds: readonly number[]): Promise<Hold> {
  const { results } = await post<Hold>('/payment/hold', { cart_id: JSON.stringify(cartIds) })
  return results
}

/** Gives back what is kept; goes through although the page is left. */
export function releaseHold(): Promise<Answer<unknown>> {
  return call('DELETE', '/payment/hold', { keepalive: true })
}
