import type { OfKind } from './productTypes'
import type { components } from './schema'

type Schemas = components['schemas']

/** An order, narrowed to the product kinds of this app. */
type WithItems<Out> = Omit<Out, 'items'> & { items: TransactionItem[] }

export type TransactionItem = OfKind<Schemas['TransactionItem']>
export type TransactionStatus = Schemas['OrderStatus']
export type Transaction = WithItems<Schemas['Transaction']>
/** Why a payment attempt was refused, and what helps. */
export type PaymentRefusal = Schemas['PaymentRefusal']

/** An order line in rupiah; `service` says whether the buyer has received it. */
export type OrderLine = OfKind<Schemas['TransactionLine']>
export type Service = OrderLine['service']
/** The remedies for a paid line without a seat. */
export type Remedy = OrderLine['remedies'][number]
/** Another product that an unfulfilled line may move to. */
export type Alternative = OrderLine['alternatives'][number]

/** A refund; `fee` is the retained part of the lines. */
export type Refund = Schemas['TransactionRefund']
export type RefundState = Refund['state']
export type RefundSum = Schemas['RefundSum']
/** The bank account for a refund by transfer. */
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

/** A printable ticket whose bearer is admitted by its `code`. A bundle's has several sessions. */
export type Ticket = OfKind<Schemas['EventTicket']>
export type TicketSession = Schemas['TicketSession']
export type HolderTicket = Omit<Schemas['HolderTicket'], 'ticket'> & { ticket: Ticket }
