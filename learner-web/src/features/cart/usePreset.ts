import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartQuery } from '../../api/cart'
import { messageOf } from '../../api/messageOf'
import { cartKey } from '../../api/queries'
import type { CartRow } from '../../api/types'
import { paths, to } from '../../app/paths'
import { toast } from '../../ui/toast'
import { buy } from '../buy/buy'
import { type Preset, presetLine } from './preset'
import { tryVoucher } from './tryVoucher'
import { useSelection } from './useSelection'
import type { TriedVoucher } from './VoucherBox'

interface Arrived {
  line: CartRow | null
  others: number[]
}

const cartNow = async (client: QueryClient) => {
  const { rows } = await client.fetchQuery({ ...cartQuery(), staleTime: 0 })
  return rows
}

async function bring(preset: Preset, client: QueryClient, goTo: (path: string) => unknown) {
  const rows = await cartNow(client)
  const { item, product, redirect } = preset
  if (presetLine(rows, preset) || product === null) return rows
  const wanted = { item_id: item, product_id: product, buyNow: false, redirect }
  return (await buy(wanted, client, goTo)) ? null : cartNow(client)
}

function split(rows: readonly CartRow[], preset: Preset): Arrived {
  const line = presetLine(rows, preset)
  const others = rows.filter((row) => row !== line).map(({ cart_id }) => cart_id)
  return { line, others: line ? others : [] }
}

async function tryCode(
  client: QueryClient,
  code: string,
  line: CartRow,
): Promise<TriedVoucher | null> {
  if (line.vouchers.some((voucher) => voucher.code.toLowerCase() === code.toLowerCase()))
    return null
  try {
    await tryVoucher(client, [line.cart_id], code)
    return null
  } catch (error) {
    const message = messageOf(error)
    if (message === null) throw error
    return { code, message }
  }
}

/**
 * Applies the URL's preset: selects only its item, and with a voucher continues to the checkout. A refused
 * voucher is shown in the cart.
 */
export function usePreset(preset: Preset | null): boolean {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [, select] = useSelection()
  const leave = (path: string, tried: TriedVoucher | null = null) =>
    void navigate(path, { replace: true, state: tried && { tried } })

  const { mutate, isPending } = useMutation({
    meta: { errors: 'inline' },
    mutationFn: async (chosen: Preset) => {
      const rows = await bring(chosen, client, navigate)
      if (!rows) return
      const { line, others } = split(rows, chosen)
      if (!line) return leave(paths.cart)
      select({ type: 'none', ids: others })
      if (!chosen.voucher) return leave(paths.cart)
      const tried = await tryCode(client, chosen.voucher, line)
      await client.invalidateQueries({ queryKey: cartKey })
      leave(tried ? paths.cart : to.purchase([line.cart_id]), tried)
    },
    onError: (error, chosen) => {
      const text = messageOf(error)
      if (text) toast.error(text)
      if (!chosen.redirect) leave(paths.cart)
    },
  })

  const begun = useRef(false)
  useEffect(() => {
    if (!preset || begun.current) return
    begun.current = true
    mutate(preset)
  })
  return preset !== null && (isPending || !begun.current)
}
