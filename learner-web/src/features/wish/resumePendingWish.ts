import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/messageOf'
import { wishlistKey } from '../../api/wished'
import { addWish } from '../../api/wishlist'
import { toast } from '../../ui/toast'
import { pendingWish } from './pendingWish'

/** After a sign-in: adds the pending product to the wishlist; only a refusal is shown. */
export async function resumePendingWish(client: QueryClient): Promise<void> {
  const wish = pendingWish.take()
  if (!wish) return
  try {
    const { message } = await addWish(wish)
    toast.success(message || t`Item ditambahkan ke Wishlist`, 'wishlist')
    await client.invalidateQueries({ queryKey: wishlistKey })
  } catch (error) {
    const text = messageOf(error)
    if (text) toast.error(text)
  }
}
