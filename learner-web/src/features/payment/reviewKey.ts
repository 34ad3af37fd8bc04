import { randomKey } from '../../lib/randomKey'

export interface ReviewKey {
  /** The same key for every attempt to order what is reviewed. */
  get: () => string
  /** The order is placed: the next one gets a key of its own. */
  spend: () => void
}

/** The idempotency key of one checkout review. */
export function createReviewKey(): ReviewKey {
  let key: string | null = null
  return {
    get: () => {
      key ??= randomKey()
      return key
    },
    spend: () => {
      key = null
    },
  }
}
