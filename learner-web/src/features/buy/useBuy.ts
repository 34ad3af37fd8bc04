import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '../../api/session'
import { to } from '../../app/paths'
import { whenIdle } from '../../lib/whenIdle'
import { type PendingItem, pendingItem } from './pendingItem'

const loadBuy = () => import('./buy')

/** The buying of a product; a visitor signs in first and finds it in the cart afterwards. */
export function useBuy() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const redirect = new URLSearchParams(search).get('redirect') === '1'
  const mutation = useMutation({
    mutationFn: async (item: PendingItem) => (await loadBuy()).buy(item, client, navigate),
  })
  useEffect(
    () =>
      void whenIdle()
        .then(loadBuy)
        .catch(() => undefined),
    [],
  )
  const want = (chosen: PendingItem) => {
    const item = { ...chosen, redirect }
    if (session.get()) return mutation.mutate(item)
    pendingItem.set(item)
    void navigate(to.signIn(pathname + search))
  }
  return { want, busy: mutation.isPending, wanted: mutation.variables }
}
