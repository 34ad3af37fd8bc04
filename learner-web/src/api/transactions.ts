import { queryOptions } from '@tanstack/react-query'
import { post, read } from './client'
import type { ApiResponse } from './envelope'
import type { BankAccount, Remedy, Reordered, TransactionDetail } from './types'

/** Every list of orders, and each order. */
export const transactionsKey = ['transactions'] as const

export type TransactionTab = 'process' | 'complete'

export const TRANSACTIONS_PER_PAGE = 10
const POLL_MS = 5000

/** One page of the orders under way or done; those under way are asked for again and again. */
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

/** One order; asked for again while its payment, or money on its way back, is awaited. */
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

/** Puts the items of an ended order into the cart again. */
export function reorder(order_id: string): Promise<ApiResponse<Reordered>> {
  return post('/payment/transactions/reorder', { order_id })
}

/** Asks for the money of whole lines; the account counts where it goes by transfer. */
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

/** The banks that money can be transferred to; they hardly ever change. */
export const banksQuery = () =>
  queryOptions({
    queryKey: ['banks'],
    queryFn: ({ signal }) => read('/payment/banks', undefined, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Says where a refund goes that is not sent yet. */
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
  /** Where the line moves to. */
  item_id?: number | undefined
}

/** Chooses what becomes of a paid line whose seat was gone. */
export function chooseRemedy(choice: Choice): Promise<ApiResponse<TransactionDetail>> {
  return post('/payment/transactions/remedy', { ...choice })
}

/** Has the invoice sent by mail; an order that is not paid yet gets one. */
export function requestInvoice(order_id: string): Promise<ApiResponse<unknown>> {
  return post('/payment/request-invoices', { order_id })
}
