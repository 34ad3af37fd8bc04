import { useCallback, useState } from 'react'
import type { OrderLine, Refund } from '../../../api/types'

/** An action that the user is about to take. */
export type OrderAction =
  | { kind: 'mark-paid' | 'cancel' | 'refund' | 'refund-surplus' | 'resend' | 'reviewed' }
  | { kind: 'chargeback'; amount: number }
  | { kind: 'serve' | 'move'; line: OrderLine }
  | { kind: 'approve' | 'reject' | 'retry' | 'done' | 'ask-account' | 'account'; refund: Refund }
  | { kind: 'withdraw'; refund: Refund }

const SENDING: readonly OrderAction['kind'][] = ['approve', 'retry', 'refund-surplus']

/** Whether an action sends money to the buyer, which is forbidden during a chargeback. */
export const sendsMoney = (kind: OrderAction['kind']): boolean => SENDING.includes(kind)

/** Which dialog is open. */
export function useOrderAction() {
  const [action, setAction] = useState<OrderAction | null>(null)
  const end = useCallback(() => setAction(null), [])
  return { action, begin: setAction, end }
}
