import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getToken } from '../../api/captcha/getToken'
import { checkout } from '../../api/cart'
import { keys } from '../../api/keys'
import type { CartRow, Checkout } from '../../api/types'
import { to } from '../../app/paths'
import type { PaymentOutcome } from '../../lib/snap'
import { createReviewKey } from './reviewKey'
import { usePay } from './usePay'

interface Wish {
  rows: readonly CartRow[]
  faktur_pajak: boolean
}

function listAfter(outcome: PaymentOutcome | undefined): string {
  return to.transactions(outcome === 'success' || outcome === 'error' ? 'complete' : 'process')
}

/** Orders the reviewed lines and leads to their payment, or straight to the receipt when it costs nothing. */
export function usePurchase() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const pay = usePay()
  const [key] = useState(createReviewKey)
  const leave = (path: string) => void navigate(path, { replace: true })

  const follow = ({ redirect_invoice, order_id, token, client_key }: Checkout) => {
    if (redirect_invoice !== null) return leave(to.complete(order_id))
    if (token === null) return leave(to.transactions('process'))
    pay.mutate({ token, client_key }, { onSettled: (outcome) => leave(listAfter(outcome)) })
  }

  return useMutation({
    mutationFn: async ({ rows, faktur_pajak }: Wish) => {
      const cart_ids = rows.map((row) => row.cart_id)
      return checkout({ cart_ids, faktur_pajak }, await getToken('checkout'), key.get())
    },
    onSuccess: (placed) => {
      key.spend()
      void client.invalidateQueries({ queryKey: keys.transactions() })
      follow(placed)
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.cart() }),
  })
}
