import type { Wish } from '../../api/wishlist'
import { forget, keep, recall } from '../../lib/storage'

const KEY = 'pendingWish'
const HALF_HOUR = 30 * 60

/** What a visitor wished for before signing in; it waits in this tab. */
export const pendingWish = {
  keep: ({ product, item_id }: Wish): void =>
    keep(KEY, { product, item_id }, { area: sessionStorage, seconds: HALF_HOUR }),
  /** Gives the wish once. */
  take(): Wish | null {
    const wish = recall<Wish>(KEY, sessionStorage)
    forget(KEY, sessionStorage)
    return wish
  },
}
