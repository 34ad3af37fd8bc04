import { msg } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { Refund } from '../../../api/types'
import { type TextLike, useText } from '../../../define/useText'
import { type OrderAction, sendsMoney } from './useOrderAction'

type Decision = 'approve' | 'reject' | 'retry' | 'done' | 'account' | 'ask-account' | 'withdraw'

const LABELS: Record<Decision, TextLike> = {
  approve: msg`Setujui`,
  reject: msg`Tolak`,
  retry: msg`Kirim ulang`,
  done: msg`Catat transfer`,
  account: msg`Lihat rekening`,
  'ask-account': msg`Minta rekening`,
  withdraw: msg`Jangan lanjutkan`,
}

type State = Pick<Refund, 'status' | 'route'> & Partial<Pick<Refund, 'account'>>

function basicsOf({ status, route }: State): Decision[] {
  if (status === 'requested') return ['approve', 'reject']
  if (status === 'failed') return ['retry', 'done', 'withdraw']
  return status === 'sending' && route === 'transfer' ? ['done'] : []
}

/** The decisions that are open for a refund in its state, and what concerns the buyer's account. */
export function decisionsOf(refund: State): Decision[] {
  const basics = basicsOf(refund)
  const isOpen = basics.length > 0 && refund.route === 'transfer'
  return [
    ...basics,
    ...(refund.account ? (['account'] as const) : []),
    ...(isOpen ? (['ask-account'] as const) : []),
  ]
}

interface Props {
  refund: Refund
  /** Withdrawing needs the whole order to be seen. */
  canWithdraw?: boolean
  /** The bank takes the payment back, so that nothing is sent. */
  isChargedBack?: boolean
  onAction: (action: OrderAction) => void
}

/** A button for each of them, for whoever may decide. */
export const RefundButtons = (props: Props) => {
  const { refund, canWithdraw = false, isChargedBack = false, onAction } = props
  const text = useText()
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'refund' })
  const decisions = decisionsOf(refund)
    .filter((kind) => canWithdraw || kind !== 'withdraw')
    .filter((kind) => !isChargedBack || !sendsMoney(kind))
  if (!canAccess || decisions.length === 0) return null
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {decisions.map((kind, index) => (
        <Button
          key={kind}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          color={kind === 'reject' || kind === 'withdraw' ? 'error' : 'primary'}
          onClick={() => onAction({ kind, refund })}
        >
          {text(LABELS[kind])}
        </Button>
      ))}
    </Box>
  )
}
