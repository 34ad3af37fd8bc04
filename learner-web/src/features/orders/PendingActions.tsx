import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import type { Transaction } from '../../api/types'
import { to } from '../../app/paths'
import { Button } from '../../ui/Button'
import { usePay } from '../payment/usePay'
import { mainAction } from './actions'
import { CancelOrder } from './CancelOrder'

interface PendingActionsProps {
  order: Transaction
  canPay?: boolean
  canCancel?: boolean
}

/** Pay now after all, or let it go. */
export function PendingActions({ order, canPay = true, canCancel = true }: PendingActionsProps) {
  const { token, client_key } = order
  return (
    <>
      {canCancel && <CancelOrder orderId={order.order_id} />}
      {canPay && token !== null && (
        <PayAgain orderId={order.order_id} token={token} clientKey={client_key} />
      )}
    </>
  )
}

interface PayAgainProps {
  orderId: string
  token: string
  clientKey: string | null
}

function PayAgain({ orderId, token, clientKey }: PayAgainProps) {
  const navigate = useNavigate()
  const { mutate, isPending } = usePay(() => void navigate(to.complete(orderId)))
  return (
    <Button
      busy={isPending}
      onClick={() => mutate({ token, client_key: clientKey })}
      className={mainAction}
    >
      <Trans>Lanjutkan pembayaran</Trans>
    </Button>
  )
}
