import { queryOptions } from '@tanstack/react-query'
import { getItem, setItem } from '../lib/storage'
import { post, read } from './client'

const KEY = 'referral'
const THIRTY_DAYS = 30 * 24 * 60 * 60

/** Who sent this visitor; the newest link counts, for 30 days. */
export const referral = {
  set: (code: string): void => setItem(KEY, code, { seconds: THIRTY_DAYS }),
  /** The stored code; null when there is none or its time is over. */
  get: (): string | null => getItem<string>(KEY),
}

/** Whether a code counts, and whose it is. */
export const referralQuery = (code: string) =>
  queryOptions({
    queryKey: ['referral', code],
    queryFn: ({ signal }) =>
      read(`/affiliate/referral/${encodeURIComponent(code)}`, undefined, signal),
  })

/** Tells the affiliate's dashboard of the visit; nobody waits for it. */
export function countClick(code: string): Promise<unknown> {
  return post(`/affiliate/referral/${encodeURIComponent(code)}/click`)
}
