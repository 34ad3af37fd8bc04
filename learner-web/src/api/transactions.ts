import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { ApiResponse } from './envelope'
import { transactionsKey } from './transactionsKey'
import type { BankAccount, Remedy, Reordered, TransactionDetail } from './types'

export type TransactionTab = 'process' | 'complete'

export const TRANSACTIONS_PER_PAGE = 10
const POLL_MS = 5000

/** One page of current or finished orders; current ones are polled. */
export const transactionsQuery = (tab: TransactionTab, page = 1) =>
  queryOptions({
    queryKey: [...transactionsKey, tab, page],
    queryFn: ({ signal }) =>
      read(`/payment/transactions/${tab}`, { page, rows: TRANSACTIONS_PER_PAGE }, signal),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      tab === 'process' && (state.data?.total ?? 0) > 0 ? POLL_MS : false,
  })

function isMoving(order: TransactionDetail | undefined): boolean {
  const isGoingBack = order?.refunds.some(({ status }) => status === 'sending')
  return order?.status === 'pending' || isGoingBack === true
}

/** One order; polled while its payment or a refund is pending. */
export const transactionQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...transactionsKey, 'detail', orderId],
    queryFn: ({ signal }) => read('/payment/transactions/detail', { order_id: orderId }, signal),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isMoving(state.data) ? POLL_MS : false),
  })

/** Cancels an order that is not paid yet. */
export function cancelTransaction(order_id: string): Promise<ApiResponse<null>> {
  return post('/payment/transactions/cancel', { order_id })
}

/** Puts the items of an ended order back into the cart. */
export function reorder(order_id: string): Promise<ApiResponse<Reordered>> {
  return post('/payment/transactions/reorder', { order_id })
}

/** Requests a refund of lines; the account is used for refunds by transfer. */
export function requestRefund(
  order_id: string,
  lineIds: readonly number[],
  reason: string,
  account: BankAccount | null = null,
  seats: readonly string[] = [],
): Promise<ApiResponse<TransactionDetail>> {
  const form = { order_id, line_id: lineIds, reason, seats, ...account }
  return post('/payment/transactions/refund', form)
}

/** The banks for transfers; they rarely change. */
export const banksQuery = () =>
  queryOptions({
    queryKey: ['banks'],
    queryFn: ({ signal }) => read('/payment/banks', undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Sets the account of a refund that is not sent yet. */
export function sendRefundAccount(
  order_id: string,
  refund_uuid: string,
  account: BankAccount,
): Promise<ApiResponse<TransactionDetail>> {
  return post('/payment/transactions/refund-account', { order_id, refund_uuid, ...account })
}

export interface Choice {
  order_id: string
  line_id: number
  choice: Remedy
  /** The product to move to. */
  item_id?: number | undefined
}

/** Chooses a remedy for a paid line without a seat. */
export function chooseRemedy(choice: Choice): Promise<ApiResponse<TransactionDetail>> {
  return post('/payment/transactions/remedy', { ...choice })
}

/** Mails the invoice; an unpaid order gets one. */
export function requestInvoice(order_id: string): Promise<ApiResponse<unknown>> {
  return post('/payment/request-invoices', { order_id })
}
