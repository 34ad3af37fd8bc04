import type { KindSlug, OfKind } from './productTypes'
import type { components } from './schema'

type Schemas = components['schemas']

/** An order, with items of the kinds that this app knows. */
type WithItems<Out> = Omit<Out, 'items' | 'status'> & {
  items: TransactionItem[]
  status: TransactionStatus
}

export type TransactionItem = OfKind<Schemas['TransactionItem']>
export type TransactionStatus = Schemas['OrderStatus'] | 'partially_refunded' | 'refunded'

/** What the buyer has of a line. */
export type Service = 'waiting' | 'served' | 'unserved' | 'queued' | 'returned'

/** What can be done about a line that is paid and whose seat was gone. */
export type Remedy = 'refund' | 'queue' | 'move'

/** Another product that an unserved line may move to. */
export interface Alternative {
  item_id: number
  slug: string
  title: string
  starts_at: string | null
  price: number
  seats_left: number | null
}

/** A line of an order; rupiah. */
export interface OrderLine {
  line_id: number
  kind: KindSlug
  slug: string
  title: string
  qty: number
  price: number
  amount: number
  discount: number
  total: number
  refunded: number
  service: Service
  refundable_until: string | null
  can_refund: boolean
  remedies: Remedy[]
  alternatives: Alternative[]
  ticket_url: string | null
}

export type RefundStatus = 'requested' | 'sending' | 'done' | 'failed' | 'rejected'

/** Money on its way back; `fee` is what is kept of the lines. */
export interface Refund {
  uuid: string
  status: RefundStatus
  amount: number
  fee: number
  reason: string
  requested_at: string
  done_at: string | null
  answer: string
}

/** An issued document; `url` is a short-lived link to its PDF. */
export interface OrderInvoice {
  uuid: string
  number: string
  series: 'INV' | 'CN'
  issued_at: string
  total: number
  url: string
}

/** To whom the tax invoice is made out; the number shows its last digits alone. */
export interface OrderTaxDetails {
  id_type: 'npwp' | 'nik'
  masked_number: string
  name: string
  address: string
}

/** `balance` is what is still owed; negative where money of the buyer waits to be given back. */
interface OrderMoney {
  discount: number
  tax: number
  tax_percent: string | null
  vouchers: { code: string; amount: number }[]
  balance: number
  lines: OrderLine[]
  refunds: Refund[]
  invoices: OrderInvoice[]
  tax_details: OrderTaxDetails | null
  can_cancel: boolean
  can_pay: boolean
}

export type TimelineStep = Omit<Schemas['TimelineStep'], 'status'> & { status: TransactionStatus }

export type Transaction = WithItems<Schemas['Transaction']>
export type TransactionDetail = Omit<
  WithItems<Schemas['TransactionDetail']>,
  keyof OrderMoney | 'timeline'
> &
  OrderMoney & { timeline: TimelineStep[] }
export type TransactionPage = Omit<Schemas['Data_Transaction_'], 'data'> & { data: Transaction[] }

/** A seat on paper: whoever shows its `code` comes in. A bundle's holds for several sessions. */
export type Ticket = OfKind<Schemas['EventTicket']>
export type TicketSession = Schemas['TicketSession']
