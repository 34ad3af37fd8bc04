import { Trans } from '@lingui/react/macro'
import { Box, Button } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { MoneyCase, OrderDetail } from '../../api/types'
import { RefundButtons } from '../orders/actions/RefundButtons'
import type { OrderAction } from '../orders/actions/useOrderAction'
import { refundsOf, stepsOf } from './steps'

interface Props {
  found: MoneyCase
  order: OrderDetail | undefined
  onAction: (action: OrderAction) => void
  onOwn: (dialog: 'match' | 'recheck') => void
}

function useMay() {
  const { canAccess: edit = false } = useCanAccess({ resource: 'orders', action: 'edit' })
  const { canAccess: refund = false } = useCanAccess({ resource: 'orders', action: 'refund' })
  const { canAccess: settle = false } = useCanAccess({ resource: 'orders', action: 'settle' })
  const { canAccess: overbook = false } = useCanAccess({ resource: 'orders', action: 'overbook' })
  const { canAccess: close = false } = useCanAccess({ resource: 'money-cases', action: 'edit' })
  return { edit, refund, settle, overbook, close }
}

/** Actions of the case itself, independent of its order. */
const OwnSteps = ({ found, onOwn }: Pick<Props, 'found' | 'onOwn'>) => {
  const may = useMay()
  return (
    <>
      {found.kind === 'unknown_order' && found.amount !== null && may.settle && (
        <Button size="small" variant="contained" onClick={() => onOwn('match')}>
          <Trans>Cocokkan dengan pesanan</Trans>
        </Button>
      )}
      {(found.kind === 'books' || found.kind === 'counter') && may.close && (
        <Button size="small" variant="contained" onClick={() => onOwn('recheck')}>
          <Trans>Periksa ulang</Trans>
        </Button>
      )}
    </>
  )
}

/** A button for each action on a case that the user is permitted. */
export const CaseSteps = ({ found, order, onAction, onOwn }: Props) => {
  const may = useMay()
  const steps = order ? stepsOf(found, order).filter(({ needs }) => may[needs]) : []
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <OwnSteps found={found} onOwn={onOwn} />
      {order &&
        refundsOf(found, order).map((refund) => (
          <RefundButtons
            key={refund.uuid}
            refund={refund}
            canWithdraw
            isChargedBack={order.is_charged_back}
            onAction={onAction}
          />
        ))}
      {steps.map(({ label, of }, index) => (
        <Button
          key={label}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          onClick={() => onAction(of)}
        >
          {label}
        </Button>
      ))}
    </Box>
  )
}
