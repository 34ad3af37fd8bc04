import { type FormEvent, useState } from 'react'
import type { Refund, TransactionDetail } from '../../api/types'
import { useFocusFirstError } from '../../ui/form/Form'
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
  const [attempts, setAttempts] = useState(0)
  const { mutate, error, isPending } = useSendRefundAccount(order.order_id, refund.uuid, onDone)
  const form = useFocusFirstError({ attempts, refusal: error })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (isAccount(account)) mutate(normalizedAccount(account))
  }
  const fields = { value: account, onChange: setAccount, isSubmitted: attempts > 0, error }
  return { form, fields, submit, isPending }
}
