import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getToken } from '../../api/captcha/getToken'
import { checkout } from '../../api/cart'
import { cartKey } from '../../api/queries'
import { transactionsKey } from '../../api/transactionsKey'
import type { Checkout, Reservation, TaxDetails } from '../../api/types'
import { to } from '../../app/paths'
import type { PaymentOutcome } from '../../lib/snap'
import { checkoutSession } from './checkoutSession'
import { createIdempotencyKey } from './idempotencyKey'
import { useIsHere } from './useIsHere'
import { usePay } from './usePay'

export interface CheckoutRequest {
  /** What the buyer saw when they pressed the button. */
  reservation: Reservation
  tax: TaxDetails | null
}

/** The order's own page says why it is not paid, and until when it can be. */
function pageAfter(outcome: PaymentOutcome | undefined, order_id: string): string {
  return outcome === 'success' ? to.complete(order_id) : to.transaction(order_id)
}

/** Orders what is kept and leads to its payment, or straight to the receipt when it costs nothing. */
export function usePurchase() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const pay = usePay()
  const [key] = useState(createIdempotencyKey)
  const isHere = useIsHere()
  const leave = (path: string) => void navigate(path, { replace: true })

  const follow = ({ redirect_invoice, order_id, token, client_key }: Checkout) => {
    // A buyer who left the page stays where they are; the order is among their orders.
    if (!isHere()) return
    if (redirect_invoice !== null) return leave(to.complete(order_id))
    if (token === null) return leave(to.transaction(order_id))
    pay.mutate(
      { token, client_key },
      { onSettled: (outcome) => outcome !== 'left' && leave(pageAfter(outcome, order_id)) },
    )
  }

  return useMutation({
    meta: { errors: 'inline' },
    mutationFn: async ({ reservation, tax }: CheckoutRequest) => {
      checkoutSession.ordering(true)
      const cart_ids = reservation.rows.map((row) => row.cart_id)
      const wanted = { cart_ids, expected_total: reservation.total, tax }
      return checkout(wanted, await getToken('checkout'), key.get(JSON.stringify(wanted)))
    },
    onError: () => checkoutSession.ordering(false),
    onSuccess: (placed) => {
      key.spend()
      void client.invalidateQueries({ queryKey: transactionsKey })
      follow(placed)
    },
    onSettled: () => client.invalidateQueries({ queryKey: cartKey }),
  })
}
