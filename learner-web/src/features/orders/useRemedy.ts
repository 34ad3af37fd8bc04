import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { myAssessmentsKey } from '../../api/assessments'
import {
  type Choice,
  chooseRemedy,
  requestInvoice,
  requestRefund,
  sendRefundAccount,
  transactionQuery,
} from '../../api/transactions'
import { ORDER_TOAST, transactionsKey } from '../../api/transactionsKey'
import type { BankAccount, TransactionDetail } from '../../api/types'
import { waitlistQuery } from '../../api/waitlist'
import { toast } from '../../ui/toast'

function show(client: QueryClient, order: TransactionDetail): void {
  client.setQueryData(transactionQuery(order.order_id).queryKey, order)
}

function invalidateOrders(client: QueryClient): void {
  for (const queryKey of [transactionsKey, myAssessmentsKey, waitlistQuery().queryKey])
    void client.invalidateQueries({ queryKey })
}

/** Carries out what the buyer chose for a line without a seat. */
export function useRemedy() {
  const { t } = useLingui()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => chooseRemedy(choice),
    onSuccess: ({ results, message }) => {
      show(client, results)
      toast.success(message || t`Pilihan Anda sudah kami catat.`, ORDER_TOAST)
    },
    onSettled: () => invalidateOrders(client),
  })
}

interface Asked {
  lineIds: readonly number[]
  /** Some seats of the lines; without any the lines go back whole. */
  seats: readonly string[]
  reason: string
  account: BankAccount | null
}

/** Requests a refund of whole lines; the dialog shows a refusal. */
export function useRefund(orderId: string, onDone: () => void) {
  const { t } = useLingui()
  const client = useQueryClient()
  return useMutation({
    meta: { errors: 'inline' },
    mutationFn: ({ lineIds, seats, reason, account }: Asked) =>
      requestRefund(orderId, lineIds, reason, account, seats),
    onSuccess: ({ results, message }) => {
      show(client, results)
      toast.success(message || t`Permintaan pengembalian dana sudah kami terima.`, ORDER_TOAST)
      onDone()
    },
    onSettled: () => invalidateOrders(client),
  })
}

/** Saves a refund's account; the form shows a refusal. */
export function useSendRefundAccount(orderId: string, refundUuid: string, onDone?: () => void) {
  const { t } = useLingui()
  const client = useQueryClient()
  return useMutation({
    meta: { errors: 'inline' },
    mutationFn: (account: BankAccount) => sendRefundAccount(orderId, refundUuid, account),
    onSuccess: ({ results, message }) => {
      show(client, results)
      toast.success(message || t`Rekening tujuan sudah kami catat.`, ORDER_TOAST)
      onDone?.()
    },
    onSettled: () => invalidateOrders(client),
  })
}

/** Has the invoice sent by mail. */
export function useRequestInvoice(orderId: string) {
  const { t } = useLingui()
  return useMutation({
    meta: { invalidates: [transactionQuery(orderId).queryKey] },
    mutationFn: () => requestInvoice(orderId),
    onSuccess: ({ message }) =>
      toast.success(message || t`Faktur telah dikirim ke email Anda.`, ORDER_TOAST),
  })
}
