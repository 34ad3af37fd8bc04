import { t } from '@lingui/core/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { session, useSignedIn } from '../../api/session'
import {
  addWish,
  removeWish,
  type Wish,
  type Wished,
  wishedQuery,
  wishlistKey,
} from '../../api/wishlist'
import { to } from '../../app/paths'
import { toast } from '../../ui/toast'
import { pendingWish } from './pendingWish'

function toggledIn(old: Wished | undefined, item: number, on: boolean): Wished {
  const others = (old?.item_ids ?? []).filter((id) => id !== item)
  return { item_ids: on ? [...others, item] : others }
}

/** Whether a product is wished for, and the way to change it: at once on the screen, then on the server. */
export function useWish(wish: Wish) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn()
  const { queryKey } = wishedQuery()
  const { data } = useQuery({ ...wishedQuery(), enabled: signedIn })
  const wished = data?.item_ids.includes(wish.item_id) ?? false
  const mutation = useMutation({
    meta: { invalidates: [wishlistKey] },
    mutationFn: (on: boolean) => (on ? addWish(wish) : removeWish(wish.item_id)),
    onMutate: async (on) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<Wished>(queryKey, (old) => toggledIn(old, wish.item_id, on))
    },
    onSuccess: ({ message }, on) => {
      const told = on ? t`Item ditambahkan ke Wishlist` : t`Item dihapus dari Wishlist`
      toast.success(message || told, 'wishlist')
    },
    onError: (_error, on) =>
      client.setQueryData<Wished>(queryKey, (old) => toggledIn(old, wish.item_id, !on)),
  })
  const toggle = () => {
    if (session.get()) return mutation.mutate(!wished)
    pendingWish.set(wish)
    void navigate(to.signIn(pathname + search))
  }
  return { wished, toggle, busy: mutation.isPending }
}
