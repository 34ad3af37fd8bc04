import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '../../api/session'
import { to } from '../../app/paths'
import { useLazyMutation } from '../../lib/useLazyMutation'
import { loadWhenIdle } from '../../lib/whenIdle'
import { type PendingItem, pendingItem } from './pendingItem'

const loadBuy = () => import('./buy')

type Chosen = Pick<PendingItem, 'item_id' | 'rolin_instansi_id'>

const isSame = (one: Chosen, other: Chosen) =>
  one.item_id === other.item_id && one.rolin_instansi_id === other.rolin_instansi_id

/** The buying of a product; a visitor signs in first and finds it in the cart afterwards. */
export function useBuy() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const redirect = new URLSearchParams(search).get('redirect') === '1'
  const [added, setAdded] = useState<Chosen | null>(null)
  const { mutate, isPending, variables } = useLazyMutation<PendingItem>(async () => {
    const { buy } = await loadBuy()
    return async (item) => {
      await buy(item, client, navigate)
      if (!item.buyNow) setAdded(item)
    }
  })
  useEffect(() => loadWhenIdle(loadBuy), [])
  const want = (chosen: PendingItem) => {
    const item = { ...chosen, redirect }
    if (session.get()) return mutate(item)
    pendingItem.set(item)
    void navigate(to.signIn(pathname + search))
  }
  const isAdded = (chosen: Chosen) => added !== null && isSame(added, chosen)
  return { want, busy: isPending, wanted: variables, isAdded }
}
