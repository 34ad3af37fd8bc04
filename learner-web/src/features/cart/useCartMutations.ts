import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getToken } from '../../api/captcha/getToken'
import {
  addToCart,
  cartQuery,
  changeQuantity,
  changeVoluntaryPrice,
  removeFromCart,
} from '../../api/cart'
import { cartCountQuery, cartKey } from '../../api/queries'
import type { CartRow } from '../../api/types'
import { toast } from '../../ui/toast'
import { unitPriceOf } from './sums'

type Rows = (rows: CartRow[]) => CartRow[]

const CHANGE = ['changeCart']
// In sequence, so that the last change is the one that the server stores.
const shared = { mutationKey: CHANGE, scope: { id: 'cart' } }

async function showAtOnce(client: QueryClient, change: Rows): Promise<() => void> {
  await client.cancelQueries({ queryKey: cartKey })
  const cart = client.getQueryData(cartQuery().queryKey)
  const count = client.getQueryData(cartCountQuery().queryKey)
  if (!cart) return () => undefined
  const rows = change(cart.rows)
  client.setQueryData(cartQuery().queryKey, { rows, total: rows.length })
  if (count) client.setQueryData(cartCountQuery().queryKey, { ...count, count: rows.length })
  return () => {
    client.setQueryData(cartQuery().queryKey, cart)
    client.setQueryData(cartCountQuery().queryKey, count)
  }
}

function refresh(client: QueryClient): void {
  const isLast = client.isMutating({ mutationKey: CHANGE }) <= 1
  if (isLast) void client.invalidateQueries({ queryKey: cartKey })
}

// The server says what vouchers make of it; until then they take off what they took before.
function priced(row: CartRow, unitPrice: number, cart_qty: number): CartRow {
  return { ...row, cart_qty, subtotal: Math.max(0, unitPrice * cart_qty - row.voucher_amount) }
}

/** A line with another number, as the screen shows it until the server answers. */
export function withQuantity(row: CartRow, cart_qty: number): CartRow {
  return priced(row, unitPriceOf(row), cart_qty)
}

function withOwnPrice(row: CartRow, amount: number): CartRow {
  return { ...priced(row, amount, row.cart_qty), voluntary_price: amount }
}

/** Changes a line's number on screen at once; a refusal puts the old one back. */
export function useChangeQuantity() {
  const client = useQueryClient()
  return useMutation({
    ...shared,
    mutationFn: changeQuantity,
    onMutate: ({ cart_id, cart_qty }) =>
      showAtOnce(client, (rows) =>
        rows.map((row) => (row.cart_id === cart_id ? withQuantity(row, cart_qty) : row)),
      ),
    onError: (_error, _line, rollBack) => rollBack?.(),
    onSettled: () => refresh(client),
  })
}

/** Changes the buyer's own price optimistically; the field shows a refusal. */
export function useChangeOwnPrice(cartId: number) {
  const client = useQueryClient()
  return useMutation({
    ...shared,
    meta: { errors: 'inline' },
    mutationFn: (amount: number) => changeVoluntaryPrice(cartId, amount),
    onMutate: (amount) =>
      showAtOnce(client, (rows) =>
        rows.map((row) => (row.cart_id === cartId ? withOwnPrice(row, amount) : row)),
      ),
    onError: (_error, _amount, rollBack) => rollBack?.(),
    onSettled: () => refresh(client),
  })
}

/** Puts a removed line back. */
function useReturnToCart() {
  const client = useQueryClient()
  return useMutation({
    ...shared,
    mutationFn: async (row: CartRow) =>
      addToCart({ ...row, quantity: row.cart_qty }, await getToken('add_to_cart')),
    onSettled: () => refresh(client),
  })
}

/** Takes a line out at once; the toast offers the way back. */
export function useRemoveFromCart() {
  const { t } = useLingui()
  const client = useQueryClient()
  const back = useReturnToCart()
  return useMutation({
    ...shared,
    mutationFn: (row: CartRow) => removeFromCart(row.cart_id),
    onMutate: ({ cart_id }) =>
      showAtOnce(client, (rows) => rows.filter((row) => row.cart_id !== cart_id)),
    onError: (_error, _row, rollBack) => rollBack?.(),
    onSuccess: (_answer, row) =>
      toast.success(
        t`Item dihapus dari keranjang`,
        `removed-${row.cart_id}`,
        row.available ? { label: t`Urungkan`, run: () => back.mutate(row) } : undefined,
      ),
    onSettled: () => refresh(client),
  })
}
