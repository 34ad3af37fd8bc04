import type { OwnedItem } from '../api/learning'
import type {
  CartRow,
  Checkout,
  OrderLine,
  Refund,
  Reservation,
  Transaction,
  TransactionDetail,
} from '../api/types'
import { api, ok, server } from './server'

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
    starts_at: null,
    ends_at: null,
    mode: '',
    location_name: null,
    cart_qty: 1,
    max_qty: 1,
    price: 100_000,
    list_price: 100_000,
    strike_price: null,
    items_price: null,
    awaits_date: false,
    price_before: null,
    voluntary_minimum: null,
    voluntary_step: null,
    voluntary_price: null,
    voucher_code: null,
    vouchers: [],
    voucher_amount: 0,
    subtotal: 100_000,
    available: true,
    unavailable_reason: null,
    rolin_instansi_id: null,
    instansi_name: null,
    refund_policy: 'Dapat dikembalikan sampai 7 hari setelah pembayaran.',
    is_taxable: true,
    ...given,
  }
}

/** A placed order that waits for its payment. */
export function aCheckout(given: Partial<Checkout> = {}): Checkout {
  const order = { order_id: 'DX-1', order_uuid: 'u-1', token: 'snap-token', client_key: 'key' }
  return { redirect_invoice: null, ...order, ...given }
}

/** The cart has these lines, and no others. */
export function cartHolds(...rows: CartRow[]): void {
  server.use(api.get('/payment/cart', () => ok({ rows, total: rows.length })))
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
    needs_choice: false,
    refund_sums: [],
    refusal: null,
    token: 'snap-token',
    client_key: 'key',
    ...given,
  }
}

/** What is reserved in checkout for these lines, for a quarter of an hour. */
export function aReservation(rows: CartRow[], given: Partial<Reservation> = {}): Reservation {
  const discount = rows.reduce((sum, row) => sum + row.voucher_amount, 0)
  const total = rows.reduce((sum, row) => sum + row.subtotal, 0)
  return {
    expires_at: new Date(Date.now() + 900_000).toISOString(),
    time_now: new Date().toISOString(),
    seconds_left: 900,
    rows,
    subtotal: total + discount,
    discount,
    total,
    tax: Math.round((total * 11) / 111),
    tax_base: total - Math.round((total * 11) / 111),
    tax_percent: '11',
    tax_share: null,
    changed: [],
    ...given,
  }
}

/** The line of that order. */
export function anOrderLine(given: Partial<OrderLine> = {}): OrderLine {
  const { kind, slug, item_id, title, price } = aCartRow()
  const { starts_at, ends_at, mode, location_name } = aCartRow()
  return {
    line_id: 71,
    starts_at,
    ends_at,
    mode,
    location_name,
    item_id,
    kind,
    slug,
    title,
    qty: 1,
    price,
    amount: price,
    discount: 0,
    total: price,
    refunded: 0,
    refund_sums: [],
    service: 'waiting',
    refundable_until: null,
    can_refund: false,
    remedies: [],
    alternatives: [],
    seats: [],
    ticket_url: null,
    awaits_date: false,
    ...given,
  }
}

/** The same order with all of its page. */
export function anOrderDetail(given: Partial<TransactionDetail> = {}): TransactionDetail {
  const at = '2026-11-21T10:00:00+07:00'
  const timeline: TransactionDetail['timeline'] = [
    { at, kind: 'created', status: 'pending', label: 'Pesanan dibuat', detail: '' },
  ]
  return {
    ...anOrder(),
    subtotal: 100_000,
    discount: 0,
    tax: 9_910,
    tax_base: 90_090,
    tax_percent: '11',
    tax_share: null,
    vouchers: [],
    balance: 100_000,
    lines: [anOrderLine()],
    refunds: [],
    invoices: [],
    tax_details: null,
    can_cancel: true,
    can_pay: true,
    refund_by_transfer: false,
    faktur_pajak: false,
    timeline,
    ...given,
  }
}

/** A site whose captcha answers at once and whose payment script is there. */
export const aSite = () =>
  api.get('/public/site', () =>
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

/** Money on its way back through the provider; what a test cares for is given. */
export function aRefund(given: Partial<Refund> = {}): Refund {
  return {
    uuid: 'r-1',
    status: 'sending',
    state: 'sending',
    amount: 90_000,
    fee: 10_000,
    reason: 'Jadwal bentrok',
    requested_at: '2026-11-21T11:00:00+07:00',
    done_at: null,
    promised_by: null,
    answer: '',
    account: null,
    account_problem: '',
    wants_account: false,
    can_change_account: false,
    ...given,
  }
}

/** Of every product that is asked for one seat is owned; an assessment that can begin unless `given` says otherwise. */
export const ownsOneOfEach = (given: Partial<OwnedItem> = {}) =>
  api.get('/account/my-learning', ({ request }) => {
    const [rule] = JSON.parse(new URL(request.url).searchParams.get('filterRules') ?? '[]')
    const next_step = 'start_assessment' as const
    const ids = [rule?.value].flat().map(Number)
    const rows = ids.map((item_id) => ({ item_id, next_step, ...given }))
    return ok({ rows, total: rows.length })
  })
