import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/messageOf'
import { toast } from '../../ui/toast'
import { buy } from './buy'
import { pendingItem } from './pendingItem'

/** After a sign-in: what was wanted before goes into the cart; a refusal is told, nothing else. */
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
