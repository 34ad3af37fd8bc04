import type { ProductCard } from '../../api/types'
import { getItem, removeItem, setItem } from '../../lib/storage'

export interface PendingItem extends Pick<ProductCard, 'item_id' | 'product_id'> {
  /** Whether to continue directly to the checkout. */
  buyNow: boolean
  /** The role in the buyer's agency, where one was named. */
  rolin_instansi_id?: number | null
  /** Whether it costs nothing, so that it needs no checkout. */
  free?: boolean
  /** Whether buyers name its price, which they do in the cart. */
  ownPrice?: boolean
  /** The product's data for the sign-in page. */
  title?: string
  price?: number
  /** Whether the visit came from the landing site and continues in its cart. */
  redirect?: boolean
}

const KEY = 'pendingItem'
const HALF_HOUR = 30 * 60

/** What a visitor wanted to buy before signing in; it waits in this tab. */
export const pendingItem = {
  set: (item: PendingItem): void =>
    setItem(KEY, item, { area: sessionStorage, seconds: HALF_HOUR }),
  /** Looks at it without taking it. */
  peek: (): PendingItem | null => getItem<PendingItem>(KEY, sessionStorage),
  /** Gives the item once. */
  take(): PendingItem | null {
    const item = getItem<PendingItem>(KEY, sessionStorage)
    removeItem(KEY, sessionStorage)
    return item
  },
  clear: (): void => removeItem(KEY, sessionStorage),
}
