import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '../../api/session'
import { useLazyMutation } from '../../lib/useLazyMutation'
import { loadWhenIdle } from '../../lib/whenIdle'
import type { PendingItem } from './pendingItem'

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
    const { buy, signInFirst } = await loadBuy()
    return async (item) => {
      if (!session.get()) return signInFirst(item, pathname + search, navigate)
      await buy(item, client, navigate)
      if (!item.buyNow) setAdded(item)
    }
  })
  useEffect(() => loadWhenIdle(loadBuy), [])
  const want = (chosen: PendingItem) => mutate({ ...chosen, redirect })
  const isAdded = (chosen: Chosen) => added !== null && isSame(added, chosen)
  return { want, busy: isPending, wanted: variables, isAdded }
}
