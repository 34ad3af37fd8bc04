import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { OrderDetail, OrderLine } from '../../api/types'
import { useKinds } from '../../providers/useKinds'
import { formatMoment, formatNumber, formatRupiah } from '../../ui/format'
import { Panel } from '../../ui/Panel'
import { StatusChip } from '../../ui/StatusChip'
import { services } from './labels'
import type { OrderSectionProps } from './OrderPage'
import { RefundSums } from './OrderStates'

const small = { fontSize: '0.8rem', color: 'text.secondary' } as const
const WITHOUT_SEAT = ['unserved', 'queued']
const CAN_MOVE = ['served', ...WITHOUT_SEAT]
const SETTLED = ['paid', 'partially_refunded', 'refunded']

function detailsOf(line: OrderLine, kind: string): string {
  const seats =
    line.quota === null ? '' : t`kursi ${formatNumber(line.sold)}/${formatNumber(line.quota)}`
  const until =
    line.refundable_until && line.total > line.refunded
      ? t`dapat dikembalikan pembeli s.d. ${formatMoment(line.refundable_until)}`
      : ''
  return [kind, line.instansi_name ?? '', seats, until].filter(Boolean).join(' · ')
}

const Amounts = ({ line }: { line: OrderLine }) => (
  <Box sx={{ textAlign: { sm: 'end' }, fontVariantNumeric: 'tabular-nums' }}>
    <Typography sx={{ fontWeight: 700 }}>{formatRupiah(line.total)}</Typography>
    <Typography sx={small}>
      {line.quantity} × {formatRupiah(line.price)}
      {line.discount > 0 && ` − ${formatRupiah(line.discount)}`}
    </Typography>
    <RefundSums sums={line.refund_sums} />
  </Box>
)

const LineActions = ({ order, line, onAction }: OrderSectionProps & { line: OrderLine }) => {
  const { canAccess: mayOverbook } = useCanAccess({ resource: 'orders', action: 'overbook' })
  const { canAccess: mayChange } = useCanAccess({ resource: 'orders', action: 'edit' })
  if (!SETTLED.includes(order.status)) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayOverbook && WITHOUT_SEAT.includes(line.service) && (
        <Button size="small" variant="contained" onClick={() => onAction({ kind: 'serve', line })}>
          <Trans>Beri kursi tambahan</Trans>
        </Button>
      )}
      {mayChange && CAN_MOVE.includes(line.service) && (
        <Button size="small" onClick={() => onAction({ kind: 'move', line })}>
          <Trans>Pindahkan</Trans>
        </Button>
      )}
    </Box>
  )
}

const rowSx = {
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  '&:first-of-type': { borderTop: 0, pt: 0 },
  '&:last-of-type': { pb: 0 },
} as const

const Line = ({ order, line, onAction }: OrderSectionProps & { line: OrderLine }) => {
  const { nameOf } = useKinds()
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{line.title}</Typography>
        <Typography sx={small}>{detailsOf(line, nameOf(line.kind))}</Typography>
        <StatusChip label={services[line.service]} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: { sm: 'end' }, alignContent: 'start' }}>
        <Amounts line={line} />
        <LineActions order={order} line={line} onAction={onAction} />
      </Box>
    </Box>
  )
}

const sum = (order: OrderDetail) =>
  [
    t`Subtotal ${formatRupiah(order.subtotal)}`,
    order.discount ? t`potongan ${formatRupiah(order.discount)}` : '',
    t`total ${formatRupiah(order.total)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** The order lines, and what the buyer got for each. */
export const LinesPanel = ({ order, onAction }: OrderSectionProps) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Isi pesanan`} hint={sum(order)}>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {order.lines.map((line) => (
          <Line key={line.line_id} order={order} line={line} onAction={onAction} />
        ))}
      </Box>
    </Panel>
  )
}
