import type { Wish } from '../../api/wishlist'
import { getItem, removeItem, setItem } from '../../lib/storage'

const KEY = 'pendingWish'
const HALF_HOUR = 30 * 60

/** What a visitor wished for before signing in; it waits in this tab. */
export const pendingWish = {
  set: ({ product, item_id }: Wish): void =>
    setItem(KEY, { product, item_id }, { area: sessionStorage, seconds: HALF_HOUR }),
  /** Gives the wish once. */
  take(): Wish | null {
    const wish = getItem<Wish>(KEY, sessionStorage)
    removeItem(KEY, sessionStorage)
    return wish
  },
}
