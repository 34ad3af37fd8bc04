import type { OfKind } from './productTypes'
import type { components } from './schema'

type Schemas = components['schemas']

/** An order, with items of the kinds that this app knows. */
type WithItems<Out> = Omit<Out, 'items'> & { items: TransactionItem[] }

export type TransactionItem = OfKind<Schemas['TransactionItem']>
export type TransactionStatus = Schemas['OrderStatus']
export type Transaction = WithItems<Schemas['Transaction']>
/** Why an attempt to pay was refused, and what helps. */
export type PaymentRefusal = Schemas['PaymentRefusal']

/** A line of an order; rupiah. What its `service` is, the buyer has of it. */
export type OrderLine = OfKind<Schemas['TransactionLine']>
export type Service = OrderLine['service']
/** What can be done about a line that is paid and whose seat was gone. */
export type Remedy = OrderLine['remedies'][number]
/** Another product that an unserved line may move to. */
export type Alternative = OrderLine['alternatives'][number]

/** Money on its way back; `fee` is what is kept of the lines. */
export type Refund = Schemas['TransactionRefund']
export type RefundState = Refund['state']
export type RefundSum = Schemas['RefundSum']
/** Where money goes that is transferred by hand. */
export interface BankAccount {
  bank: string
  account_number: string
  account_holder: string
}
/** An issued document; `url` is a short-lived link to its PDF. */
export type OrderInvoice = Schemas['TransactionDetail']['invoices'][number]

export type Reordered = Schemas['ReorderedOut']

export type TransactionDetail = Omit<WithItems<Schemas['TransactionDetail']>, 'lines'> & {
  lines: OrderLine[]
}

/** A seat on paper: whoever shows its `code` comes in. A bundle's holds for several sessions. */
export type Ticket = OfKind<Schemas['EventTicket']>
export type TicketSession = Schemas['TicketSession']
export type HolderTicket = Omit<Schemas['HolderTicket'], 'ticket'> & { ticket: Ticket }
