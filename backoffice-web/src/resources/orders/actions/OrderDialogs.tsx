import type { OrderDetail } from '../../../api/types'
import { CancelDialog } from './CancelDialog'
import { ChargebackDialog } from './ChargebackDialog'
import { MarkPaidDialog } from './MarkPaidDialog'
import { MoveDialog } from './MoveDialog'
import { RefundDialog } from './RefundDialog'
import { RefundDialogs } from './RefundDialogs'
import { ResendDialog } from './ResendDialog'
import { ReviewedDialog } from './ReviewedDialog'
import { ServeDialog } from './ServeDialog'
import { SurplusDialog } from './SurplusDialog'
import type { OrderAction } from './useOrderAction'
import { WithdrawDialog } from './WithdrawDialog'

interface Props {
  order: OrderDetail
  action: OrderAction
  onClose: () => void
}

/** The dialog of the current action. */
export const OrderDialogs = ({ order, action, onClose }: Props) => {
  const props = { order, onClose }
  switch (action.kind) {
    case 'mark-paid':
      return <MarkPaidDialog {...props} />
    case 'cancel':
      return <CancelDialog {...props} />
    case 'refund':
      return <RefundDialog {...props} />
    case 'refund-surplus':
      return <SurplusDialog {...props} />
    case 'chargeback':
      return <ChargebackDialog {...props} amount={action.amount} />
    case 'resend':
      return <ResendDialog {...props} />
    case 'reviewed':
      return <ReviewedDialog {...props} />
    case 'serve':
      return <ServeDialog {...props} line={action.line} />
    case 'move':
      return <MoveDialog {...props} line={action.line} />
    case 'withdraw':
      return <WithdrawDialog {...props} refund={action.refund} />
    default:
      return <RefundDialogs refund={action.refund} kind={action.kind} onClose={onClose} />
  }
}
