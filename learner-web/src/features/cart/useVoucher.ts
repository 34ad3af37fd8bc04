import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { cartQuery, removeVoucher } from '../../api/cart'
import { cartKey } from '../../api/queries'
import { reservationKey } from '../../api/reservation'
import type { CartRow } from '../../api/types'
import { toast } from '../../ui/toast'
import { tryVoucher } from './tryVoucher'

const TOAST = 'voucher'

// The response contains the new lines; the rest of the cart may have changed with them.
function showRows(client: QueryClient, changed: readonly CartRow[]): void {
  const of = new Map(changed.map((row) => [row.cart_id, row]))
  client.setQueryData(
    cartQuery().queryKey,
    (cart) => cart && { ...cart, rows: cart.rows.map((row) => of.get(row.cart_id) ?? row) },
  )
}

const invalidateCart = async (client: QueryClient) => {
  await Promise.all([
    client.invalidateQueries({ queryKey: cartKey }),
    client.invalidateQueries({ queryKey: reservationKey }),
  ])
}

/** Applies a code to the selected lines; the field shows a refusal. */
export function useApplyVoucher(cartIds: readonly number[], onDone?: () => void) {
  const { t } = useLingui()
  const client = useQueryClient()
  return useMutation({
    meta: { errors: 'inline' },
    mutationFn: (code: string) => tryVoucher(client, cartIds, code),
    onSuccess: ({ results, message }) => {
      showRows(client, results.rows)
      toast.success(message || t`Voucher berhasil digunakan`, TOAST)
      onDone?.()
      return invalidateCart(client)
    },
  })
}

interface Unwanted {
  code: string
  cartIds: readonly number[]
}

/** Takes a voucher off its lines. */
export function useRemoveVoucher() {
  const { t } = useLingui()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ cartIds, code }: Unwanted) => removeVoucher(cartIds, code),
    onSuccess: ({ message }) => toast.success(message || t`Voucher dilepas.`, TOAST),
    onSettled: () => invalidateCart(client),
  })
}
