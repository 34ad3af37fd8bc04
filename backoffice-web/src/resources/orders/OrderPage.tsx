import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { OrderDetail } from '../../api/types'
import { OrderDialogs } from './actions/OrderDialogs'
import { type OrderAction, useOrderAction } from './actions/useOrderAction'
import { DocumentsPanel } from './DocumentsPanel'
import { LedgerPanel } from './LedgerPanel'
import { LinesPanel } from './LinesPanel'
import { NotificationsPanel } from './NotificationsPanel'
import { OrderAlerts } from './OrderAlerts'
import { OrderHead } from './OrderHead'
import { RefundsPanel } from './RefundsPanel'
import { TimelinePanel } from './TimelinePanel'

export interface OrderSectionProps {
  order: OrderDetail
  onAction: (action: OrderAction) => void
}

const columnsSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1.9fr) minmax(300px, 1fr)',
  },
} as const

const columnSx = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const

const Parts = ({ order, onAction }: OrderSectionProps) => (
  <Box sx={columnsSx}>
    <Box sx={columnSx}>
      <LinesPanel order={order} onAction={onAction} />
      <LedgerPanel order={order} />
      <RefundsPanel order={order} onAction={onAction} />
      <NotificationsPanel order={order} />
    </Box>
    <Box sx={columnSx}>
      <TimelinePanel order={order} />
      <DocumentsPanel order={order} onAction={onAction} />
    </Box>
  </Box>
)

/** One order with all its parts and actions. */
export const OrderPage = () => {
  const order = useRecordContext<OrderDetail & { id: string }>()
  const { action, begin, end } = useOrderAction()
  if (!order) return null
  return (
    <Box sx={columnSx}>
      <OrderHead order={order} onAction={begin} />
      <OrderAlerts order={order} onAction={begin} />
      <Parts order={order} onAction={begin} />
      {action && <OrderDialogs order={order} action={action} onClose={end} />}
    </Box>
  )
}
