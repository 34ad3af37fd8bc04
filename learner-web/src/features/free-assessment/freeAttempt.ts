import { pathTo } from '../../app/paths'
import { getItem, removeItem, setItem } from '../../lib/storage'

/** The free attempt of this browser: where it was sat, and what opens its result. */
export interface FreeAttempt {
  slug: string
  uuid: string
  token: string
}

const KEY = 'attempt.free'
const WEEK_SECONDS = 7 * 24 * 60 * 60

/** Stored as long as the server stores an unclaimed attempt. */
export const freeAttempt = {
  get: () => getItem<FreeAttempt>(KEY),
  set: (attempt: FreeAttempt) => setItem(KEY, attempt, { seconds: WEEK_SECONDS }),
  clear: () => removeItem(KEY),
}

/** Whether the URL is that of the result, which a signed-in visitor claims. */
export function isResultOf(attempt: FreeAttempt | null, address: string | null): boolean {
  return attempt !== null && address === pathTo('freeResult', { slug: attempt.slug })
}
