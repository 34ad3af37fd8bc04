import type { Refund } from '../../../api/types'
import { AccountDialog } from './AccountDialog'
import { AskAccountDialog } from './AskAccountDialog'
import { RefundDecision } from './RefundDecision'

interface Props {
  refund: Refund
  kind: 'approve' | 'reject' | 'retry' | 'done' | 'ask-account' | 'account'
  onClose: () => void
}

/** The dialog of the current action on a refund. */
export const RefundDialogs = ({ refund, kind, onClose }: Props) => {
  if (kind === 'account') return <AccountDialog refund={refund} onClose={onClose} />
  if (kind === 'ask-account') return <AskAccountDialog refund={refund} onClose={onClose} />
  return <RefundDecision refund={refund} decision={kind} onClose={onClose} />
}
