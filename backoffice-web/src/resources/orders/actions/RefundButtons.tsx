import { msg } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useCanAccess } from 'react-admin'
import type { Refund } from '../../../api/types'
import { type TextLike, useText } from '../../../define/useText'
import { type OrderAction, sendsMoney } from './useOrderAction'

const MoreMenu = lazy(() => import('../../../ui/MoreMenu'))

type Decision = 'approve' | 'reject' | 'retry' | 'done' | 'account' | 'ask-account' | 'withdraw'

const LABELS: Record<Decision, TextLike> = {
  approve: msg`Setujui`,
  reject: msg`Tolak`,
  retry: msg`Ulangi`,
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

/** The possible decisions on a refund, and actions about the buyer's account. */
export function decisionsOf(refund: State): Decision[] {
  const basics = basicsOf(refund)
  const isOpen = basics.length > 0 && refund.route === 'transfer'
  return [
    ...basics,
    ...(refund.account ? (['account'] as const) : []),
    ...(isOpen ? (['ask-account'] as const) : []),
  ]
}

const inRow = { display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' } as const

interface Props {
  refund: Refund
  /** Withdrawing requires the loaded order. */
  canWithdraw?: boolean
  /** During a chargeback nothing is sent. */
  isChargedBack?: boolean
  /** For table rows. */
  isCompact?: boolean
  onAction: (action: OrderAction) => void
}

/** The primary decision: while an account is missing, asking for it. */
const byUrgency = (decisions: Decision[], { state }: Refund) =>
  state === 'awaiting_account'
    ? [...decisions].sort((one, other) => rank(one) - rank(other))
    : decisions
const rank = (kind: Decision) => (kind === 'ask-account' ? 0 : 1)

const isRefusal = (kind: Decision) => kind === 'reject' || kind === 'withdraw'

/** A button for each permitted decision; in rows one button and a menu. */
export const RefundButtons = (props: Props) => {
  const { refund, canWithdraw = false, isChargedBack = false, isCompact, onAction } = props
  const text = useText()
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'refund' })
  const decisions = byUrgency(decisionsOf(refund), refund)
    .filter((kind) => canWithdraw || kind !== 'withdraw')
    .filter((kind) => !isChargedBack || !sendsMoney(kind))
  if (!canAccess || decisions.length === 0) return null
  return (
    <Box sx={isCompact ? inRow : { display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {decisions.slice(0, isCompact ? 1 : undefined).map((kind, index) => (
        <Button
          key={kind}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          color={isRefusal(kind) ? 'error' : 'primary'}
          onClick={() => onAction({ kind, refund })}
        >
          {text(LABELS[kind])}
        </Button>
      ))}
      {isCompact && decisions.length > 1 && (
        <Suspense>
          <MoreMenu
            items={decisions.slice(1).map((kind) => ({
              label: text(LABELS[kind]),
              isDangerous: isRefusal(kind),
              onChoose: () => onAction({ kind, refund }),
            }))}
          />
        </Suspense>
      )}
    </Box>
  )
}
