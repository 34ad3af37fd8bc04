import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { type Wished, wishedQuery } from '../../api/wished'
import { addWish, removeWish, type Wish } from '../../api/wishlist'
import { toast } from '../../ui/toast'

function toggledIn(old: Wished | undefined, item: number, on: boolean): Wished {
  const others = (old?.item_ids ?? []).filter((id) => id !== item)
  return { item_ids: on ? [...others, item] : others }
}

/** Wishes for a product or takes the wish back: at once on the screen, then on the server. */
export async function changeWish(client: QueryClient, wish: Wish, on: boolean): Promise<void> {
  const { queryKey } = wishedQuery()
  const show = (isWished: boolean) =>
    client.setQueryData<Wished>(queryKey, (old) => toggledIn(old, wish.item_id, isWished))
  await client.cancelQueries({ queryKey })
  show(on)
  try {
    const { message } = await (on ? addWish(wish) : removeWish(wish.item_id))
    const fallback = on ? t`Item ditambahkan ke Wishlist` : t`Item dihapus dari Wishlist`
    toast.success(message || fallback, 'wishlist')
  } catch (error) {
    show(!on)
    throw error
  }
}
