import { http } from 'msw'
import type { CartRow, Checkout, Transaction, TransactionDetail } from '../api/types'
import { ok } from './server'

/** A cart line; what a test cares for is given. */
export function aCartRow(given: Partial<CartRow> = {}): CartRow {
  return {
    cart_id: 1,
    item_id: 11,
    product_id: 1,
    kind: 'assessment',
    slug: 'asesmen-analis-data',
    title: 'Asesmen Analis Data',
    image_url: null,
    cart_qty: 1,
    max_qty: 1,
    price: 100_000,
    price_before: null,
    voluntary_price: null,
    voucher_code: null,
    voucher_amount: 0,
    subtotal: 100_000,
    available: true,
    unavailable_reason: null,
    rolin_instansi_id: null,
    instansi_name: null,
    ...given,
  }
}

/** A placed order that waits for its payment. */
export function aCheckout(given: Partial<Checkout> = {}): Checkout {
  const order = { order_id: 'DX-1', order_uuid: 'u-1', token: 'snap-token', client_key: 'key' }
  return { redirect_invoice: null, ...order, ...given }
}

/** An order of one assessment that waits for its payment. */
export function anOrder(given: Partial<Transaction> = {}): Transaction {
  const { kind, slug, item_id, title, image_url, price } = aCartRow()
  return {
    order_id: 'DX-1',
    order_uuid: 'u-1',
    status: 'pending',
    created_at: '2026-11-21T10:00:00+07:00',
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    time_now: new Date().toISOString(),
    paid_at: null,
    total: price,
    item_count: 1,
    items: [{ kind, slug, item_id, title, image_url, qty: 1, price }],
    payment_method: null,
    token: 'snap-token',
    client_key: 'key',
    ...given,
  }
}

/** The same order with all of its page. */
export function anOrderDetail(given: Partial<TransactionDetail> = {}): TransactionDetail {
  const at = '2026-11-21T10:00:00+07:00'
  const timeline: TransactionDetail['timeline'] = [
    { at, status: 'pending', label: 'Pesanan dibuat' },
  ]
  return { ...anOrder(), subtotal: 100_000, faktur_pajak: false, timeline, ...given }
}

/** A site whose captcha answers at once and whose payment script is there. */
export const aSite = () =>
  http.get('*/api/v1/public/site', () =>
    ok({
      captcha: { provider: 'recaptcha', site_key: 'key' },
      payment: { snap_js_url: '/snap/snap.js', client_key: 'key' },
    }),
  )

/** The provider's captcha script as it stands in the window. */
export function fakeCaptcha() {
  let solved = 0
  const execute = () => {
    solved += 1
    return Promise.resolve(`captcha-${solved}`)
  }
  return { ready: (done: () => void) => done(), execute }
}
