import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { session, useSignedIn } from '../../api/session'
import { wishedQuery, wishlistKey } from '../../api/wished'
import type { Wish } from '../../api/wishlist'
import { to } from '../../app/paths'
import { useLazyMutation } from '../../lib/useLazyMutation'
import { loadWhenIdle } from '../../lib/whenIdle'
import { pendingWish } from './pendingWish'

const loadChange = () => import('./changeWish')

/** Whether a product is wished for, and the way to change it; a visitor signs in first. */
export function useWish(wish: Wish) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...wishedQuery(), enabled: signedIn })
  const wished = data?.item_ids.includes(wish.item_id) ?? false
  const { mutate, isPending } = useLazyMutation<boolean>(
    async () => {
      const { changeWish } = await loadChange()
      return (on) => changeWish(client, wish, on)
    },
    { invalidates: [wishlistKey] },
  )
  useEffect(() => {
    if (signedIn) loadWhenIdle(loadChange)
  }, [signedIn])
  const toggle = () => {
    if (session.get()) return mutate(!wished)
    pendingWish.set(wish)
    void navigate(to.signIn(pathname + search))
  }
  return { wished, toggle, busy: isPending }
}
