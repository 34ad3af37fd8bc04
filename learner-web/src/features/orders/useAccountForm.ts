import { type FormEvent, useState } from 'react'
import type { Refund, TransactionDetail } from '../../api/types'
import { isAccount, NO_ACCOUNT, normalizedAccount } from './account'
import { useSendRefundAccount } from './useRemedy'

interface AccountFormOptions {
  order: TransactionDetail
  refund: Refund
  onDone?: (() => void) | undefined
}

/** A refund's account while it is typed, and the way to send it. */
export function useAccountForm({ order, refund, onDone }: AccountFormOptions) {
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { mutate, error, isPending } = useSendRefundAccount(order.order_id, refund.uuid, onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (isAccount(account)) mutate(normalizedAccount(account))
  }
  return { fields: { value: account, onChange: setAccount, isSubmitted, error }, submit, isPending }
}
