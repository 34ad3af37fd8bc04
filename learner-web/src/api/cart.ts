import { queryOptions } from '@tanstack/react-query'
import { call, post, read } from './client'
import type { Form } from './contract'
import type { ApiResponse } from './envelope'
import { cartKey } from './queries'
import { referral } from './referral'
import type {
  AppliedVouchers,
  CartForm,
  CartLine,
  CartRow,
  Checkout,
  QuantityForm,
  TaxDetails,
} from './types'

export interface CartItem {
  product_id: number
  item_id: number
  quantity: number
  rolin_instansi_id?: number | null
}

export interface Wanted {
  cart_ids: readonly number[]
  /** The total that the buyer saw; a different one is refused. */
  expected_total: number
  /** The buyer's tax invoice details; null where no tax invoice is wanted. */
  tax: TaxDetails | null
}

/** The lines of the cart; their number is in `cartCountQuery`. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKey,
    queryFn: ({ signal }) => read('/payment/cart', undefined, signal),
  })

/** Puts a product into the cart; adding it again overwrites its quantity. */
export function addToCart(item: CartItem, captcha: string): Promise<ApiResponse<CartLine>> {
  const form: CartForm = {
    cart_product_id: item.product_id,
    cart_item_id: item.item_id,
    cart_qty: item.quantity,
    rolin_instansi_id: item.rolin_instansi_id ?? null,
    cart_aff_code: referral.get(),
    captcha,
  }
  return call('PUT', '/payment/cart', { form })
}

/** Removes a line from the cart. */
export function removeFromCart(cart_id: number): Promise<ApiResponse<null>> {
  return call('DELETE', '/payment/cart', { query: { cart_id } })
}

/** Sets the quantity of a line. */
export function changeQuantity(line: QuantityForm): Promise<unknown> {
  return post('/payment/cart/qty', line)
}

/** Sets the voluntary price of a line. */
export function changeVoluntaryPrice(
  cart_id: number,
  amount: number,
): Promise<ApiResponse<CartRow>> {
  return post('/payment/cart/voluntary-price', { cart_id, cart_voluntary_price: amount })
}

/** The account's companies, synchronised once a visit, because some vouchers are for their members only. */
export const companiesQuery = () =>
  queryOptions({
    queryKey: ['companies'],
    queryFn: async () => (await post('/payment/sync-member-company')).results.companies,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Enrols in a free product directly, without cart and checkout. */
export async function enroll(
  item: Pick<CartItem, 'product_id' | 'item_id'>,
  idempotencyKey: string,
): Promise<Checkout> {
  const form = { cart_product_id: item.product_id, cart_item_id: item.item_id }
  const headers = { 'Idempotency-Key': idempotencyKey }
  return (await call('POST', '/payment/enroll', { form, headers })).results
}

/** Attaches a voucher to cart lines; it is used up at checkout only. */
export function applyVoucher(
  cartIds: readonly number[],
  voucher_code: string,
  captcha: string,
): Promise<ApiResponse<AppliedVouchers>> {
  return post('/payment/voucher/applied-v2', { cart_id: cartIds, voucher_code, captcha })
}

/** Removes a voucher from cart lines. */
export function removeVoucher(
  cartIds: readonly number[],
  voucher_code: string,
): Promise<ApiResponse<unknown>> {
  return post('/payment/voucher/remove', { cart_id: cartIds, voucher_code })
}

/** Orders cart lines; idempotent per key. */
export async function checkout(
  { cart_ids, expected_total, tax }: Wanted,
  captcha: string,
  idempotencyKey: string,
): Promise<Checkout> {
  const form: Form<'POST', '/payment/checkout-v2'> = {
    ...tax,
    cart_id: cart_ids,
    faktur_pajak: tax ? 1 : 0,
    captcha,
    expected_total,
  }
  const headers = { 'Idempotency-Key': idempotencyKey }
  return (await call('POST', '/payment/checkout-v2', { form, headers })).results
}
