import { queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import type { Answer } from './envelope'
import { keys } from './keys'
import { referral } from './referral'
import type {
  CartForm,
  CartLine,
  CartRow,
  Checkout,
  CheckoutForm,
  List,
  QuantityForm,
} from './types'

export interface CartItem {
  product_id: number
  item_id: number
  quantity: number
  rolin_instansi_id?: number | null
}

export interface Wanted {
  cart_ids: readonly number[]
  faktur_pajak: boolean
}

/** The lines of the cart; their numbers stand in `cartCountQuery`. */
export const cartQuery = () =>
  queryOptions({
    queryKey: keys.cart(),
    queryFn: ({ signal }) => read<List<CartRow>>('/payment/cart', undefined, signal),
  })

/** Puts a product into the cart; adding it again sets its number anew. */
export function addToCart(item: CartItem, captcha: string): Promise<Answer<CartLine>> {
  const form: CartForm = {
    cart_product_id: item.product_id,
    cart_item_id: item.item_id,
    cart_qty: item.quantity,
    rolin_instansi_id: item.rolin_instansi_id ?? null,
    cart_aff_code: referral.code(),
    captcha,
  }
  return call('PUT', '/payment/cart', { form })
}

/** Takes a line out of the cart. */
export function removeFromCart(cart_id: number): Promise<Answer<null>> {
  return call('DELETE', '/payment/cart', { query: { cart_id } })
}

/** Sets how many of a line are wanted. */
export function changeQuantity(line: QuantityForm): Promise<unknown> {
  return post('/payment/cart/qty', line)
}

/** Orders lines of the cart; the same key never orders twice. */
export async function checkout(
  { cart_ids, faktur_pajak }: Wanted,
  captcha: string,
  idempotencyKey: string,
): Promise<Checkout> {
  const form: CheckoutForm = {
    cart_id: JSON.stringify(cart_ids),
    faktur_pajak: faktur_pajak ? 1 : 0,
    captcha,
  }
  const headers = { 'Idempotency-Key': idempotencyKey }
  return (await call<Checkout>('POST', '/payment/checkout-v2', { form, headers })).results
}
