import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/messageOf'
import { toast } from '../../ui/toast'
import { buy } from './buy'
import { pendingItem } from './pendingItem'

/** After a sign-in: adds the pending item to the cart; only a refusal is shown. */
export async function resumePendingPurchase(client: QueryClient, goTo: (path: string) => unknown) {
  const item = pendingItem.take()
  if (!item) return
  try {
    await buy(item, client, goTo)
  } catch (error) {
    const text = messageOf(error)
    if (text) toast.error(text)
  }
}
