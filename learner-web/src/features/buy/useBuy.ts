import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '../../api/session'
import { to } from '../../app/paths'
import { useLazyMutation } from '../../lib/useLazyMutation'
import { loadWhenIdle } from '../../lib/whenIdle'
import { type PendingItem, pendingItem } from './pendingItem'

const loadBuy = () => import('./buy')

/** The buying of a product; a visitor signs in first and finds it in the cart afterwards. */
export function useBuy() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const redirect = new URLSearchParams(search).get('redirect') === '1'
  const { mutate, isPending, variables } = useLazyMutation<PendingItem>(async () => {
    const { buy } = await loadBuy()
    return (item) => buy(item, client, navigate)
  })
  useEffect(() => loadWhenIdle(loadBuy), [])
  const want = (chosen: PendingItem) => {
    const item = { ...chosen, redirect }
    if (session.get()) return mutate(item)
    pendingItem.set(item)
    void navigate(to.signIn(pathname + search))
  }
  return { want, busy: isPending, wanted: variables }
}
