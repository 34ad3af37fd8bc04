import { queryOptions } from '@tanstack/react-query'
import { getItem, setItem } from '../lib/storage'
import { post, read } from './client'

const KEY = 'referral'
const THIRTY_DAYS = 30 * 24 * 60 * 60

/** The referral code of this visitor; the newest link counts, for 30 days. */
export const referral = {
  set: (code: string): void => setItem(KEY, code, { seconds: THIRTY_DAYS }),
  /** The stored code; null without one or after it expired. */
  get: (): string | null => getItem<string>(KEY),
}

/** Whether a code is valid, and whose it is. */
export const referralQuery = (code: string) =>
  queryOptions({
    queryKey: ['referral', code],
    queryFn: ({ signal }) =>
      read(`/affiliate/referral/${encodeURIComponent(code)}`, undefined, signal),
  })

/** Reports the visit to the affiliate's dashboard, in the background. */
export function countClick(code: string): Promise<unknown> {
  return post(`/affiliate/referral/${encodeURIComponent(code)}/click`)
}
