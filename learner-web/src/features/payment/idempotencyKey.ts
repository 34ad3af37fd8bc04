import { randomKey } from '../../lib/randomKey'

export interface IdempotencyKey {
  /** The same key for every attempt to order the same; what is ordered differently gets another one. */
  get: (ordered: string) => string
  /** The order is placed: the next one gets a key of its own. */
  spend: () => void
}

/** The idempotency key of one checkout review. */
export function createIdempotencyKey(): IdempotencyKey {
  let last: { ordered: string; key: string } | null = null
  return {
    get: (ordered) => {
      if (last?.ordered !== ordered) last = { ordered, key: randomKey() }
      return last.key
    },
    spend: () => {
      last = null
    },
  }
}
