import { useRef, useState } from 'react'
import { ApiError, fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import type { CartRow, Reservation, TaxDetails } from '../../api/types'
import { toast } from '../../ui/toast'
import { buyable } from '../cart/selection'
import { type Change, changesBetween } from './changes'
import { PAYMENT_TOAST } from './usePay'
import { type CheckoutRequest, usePurchase } from './usePurchase'
import { useReservation } from './useReservation'

const CONFLICT = 409

/** The server's word on an order that would have cost something else, and what is different now. */
export interface Refusal {
  message: string
  changes: Change[]
}

const TAX_FIELDS = ['tax_id_type', 'tax_id', 'tax_name', 'tax_address']

function isAboutTax(error: Error): boolean {
  return TAX_FIELDS.some((field) => fieldError(error, field) !== undefined)
}

/**
 * The review of an order: what is kept, the pressing of the button, and what a refusal leads to.
 *
 * From the press on, what was ordered stays on the screen, although it leaves the cart.
 */
export function useCheckout(rows: readonly CartRow[]) {
  const purchase = usePurchase()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isUnderWay = purchase.isPending || purchase.isSuccess
  const wanted = buyable(rows)
  const reservationQuery = useReservation(
    wanted.map(({ cart_id }) => cart_id),
    !isUnderWay,
  )
  const reservation: Reservation | undefined = isUnderWay
    ? purchase.variables.reservation
    : reservationQuery.data

  const explain = async (error: Error, { reservation: seen }: CheckoutRequest) => {
    const message = messageOf(error)
    if (message === null || isAboutTax(error)) return
    const isConflict = error instanceof ApiError && error.status === CONFLICT
    const fresh = isConflict ? (await reservationQuery.refetch()).data : undefined
    if (fresh && fresh.total !== seen.total)
      setRefusal({ message, changes: changesBetween(seen, fresh) })
    else toast.error(message, PAYMENT_TOAST)
  }
  // A second press comes before the button is drawn as busy.
  const isPressed = useRef(false)
  const order = (tax: TaxDetails | null) => {
    if (!reservation || isPressed.current) return
    isPressed.current = true
    setRefusal(null)
    purchase.mutate(
      { reservation, tax },
      {
        onError: (error, wish) => {
          isPressed.current = false
          void explain(error, wish)
        },
      },
    )
  }
  return {
    reservation,
    wanted,
    gone: isUnderWay ? [] : rows.filter(({ available }) => !available),
    reservationQuery,
    refusal,
    isUnderWay,
    error: purchase.error,
    order,
  }
}
