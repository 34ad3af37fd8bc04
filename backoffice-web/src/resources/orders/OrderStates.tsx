import { Box, Typography } from '@mui/material'
import type { Order, RefundSum } from '../../api/types'
import { textOf } from '../../define/useText'
import { formatRupiah } from '../../ui/format'
import { StatusChip } from '../../ui/StatusChip'
import { needsOfOrder, orderStatuses, refundStates, refundsOfOrder } from './labels'

const isOpen = ({ state }: RefundSum) => state !== 'done'

/** The status of an order; a payment with a refund in progress is not shown as success. */
export const OrderStates = ({ order }: { order: Order }) => {
  const refunds = order.refund_sums.filter(isOpen)
  const status = orderStatuses[order.status]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      <StatusChip label={refunds.length > 0 ? { ...status, tone: 'default' } : status} />
      {order.needs
        .filter((need) => need !== 'refund')
        .map((need) => (
          <StatusChip key={need} label={needsOfOrder[need]} />
        ))}
      {refunds.map(({ state }) => (
        <StatusChip key={state} label={refundsOfOrder[state]} />
      ))}
    </Box>
  )
}

/** Refund amounts, one line per state. */
export const RefundSums = ({ sums }: { sums: RefundSum[] }) =>
  sums.map(({ state, amount }) => (
    <Typography
      key={state}
      component="span"
      sx={{
        display: 'block',
        fontSize: '0.8rem',
        color: state === 'failed' ? 'error.main' : 'text.secondary',
      }}
    >
      {formatRupiah(amount)} {textOf(refundStates[state].text).toLowerCase()}
    </Typography>
  ))
