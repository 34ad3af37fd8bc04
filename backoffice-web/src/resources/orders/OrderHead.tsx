import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Card, Typography } from '@mui/material'
import { Title, useCanAccess } from 'react-admin'
import type { OrderDetail } from '../../api/types'
import TaskButton from '../../tasks/TaskButton'
import { CopyButton } from '../../ui/CopyButton'
import { DescriptionList, type Fact } from '../../ui/DescriptionList'
import { formatMoment, formatRupiah } from '../../ui/format'
import type { OrderSectionProps } from './OrderPage'
import { OrderStates, RefundSums } from './OrderStates'

const SETTLED = ['paid', 'partially_refunded', 'refunded']
const isSettled = ({ status }: OrderDetail) => SETTLED.includes(status)

const factsOf = (order: OrderDetail): Fact[] => [
  {
    label: t`Pembeli`,
    value: (
      <>
        {order.buyer.fullname}
        <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
          {order.buyer.email}
          {order.buyer.phone && <br />}
          {order.buyer.phone}
        </Typography>
      </>
    ),
  },
  { label: t`Total`, value: <Total order={order} /> },
  { label: t`Dibuat`, value: formatMoment(order.created_at) },
  ...(order.status === 'pending'
    ? [{ label: t`Batas pembayaran`, value: formatMoment(order.expires_at) }]
    : []),
  ...(order.paid_at
    ? [{ label: t`Dibayar`, value: `${formatMoment(order.paid_at)} · ${order.method || '–'}` }]
    : []),
  ...(order.ended_at ? [{ label: t`Berakhir`, value: formatMoment(order.ended_at) }] : []),
]

const Total = ({ order }: { order: OrderDetail }) => (
  <>
    {formatRupiah(order.total)}
    <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
      {[
        order.discount ? t`potongan ${formatRupiah(order.discount)}` : '',
        order.tax ? t`termasuk PPN ${formatRupiah(order.tax)}` : '',
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
    <RefundSums sums={order.refund_sums} />
  </>
)

/** The actions possible in this state and permitted to the user. */
const Actions = ({ order, onAction }: OrderSectionProps) => {
  const { canAccess: maySettle } = useCanAccess({ resource: 'orders', action: 'settle' })
  const { canAccess: mayChange } = useCanAccess({ resource: 'orders', action: 'edit' })
  const { canAccess: mayRefund } = useCanAccess({ resource: 'orders', action: 'refund' })
  const settled = isSettled(order)
  const left = order.lines.some((line) => line.total > line.refunded)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {maySettle && !settled && (
        <Button variant="contained" onClick={() => onAction({ kind: 'mark-paid' })}>
          <Trans>Tandai lunas</Trans>
        </Button>
      )}
      {mayRefund && settled && left && !order.is_charged_back && (
        <Button variant="outlined" onClick={() => onAction({ kind: 'refund' })}>
          <Trans>Kembalikan dana</Trans>
        </Button>
      )}
      {mayChange && settled && (
        <Button variant="outlined" onClick={() => onAction({ kind: 'resend' })}>
          <Trans>Kirim ulang dokumen</Trans>
        </Button>
      )}
      {mayChange && order.status === 'pending' && (
        <Button variant="outlined" color="error" onClick={() => onAction({ kind: 'cancel' })}>
          <Trans>Batalkan</Trans>
        </Button>
      )}
      <TaskButton resource="orders" id={order.order_id} closesWithRefund />
    </Box>
  )
}

/** Number, status and actions. */
export const OrderHead = ({ order, onAction }: OrderSectionProps) => {
  const { t } = useLingui()
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Title title={order.order_id} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <OrderStates order={order} />
        <CopyButton text={order.order_id} label={t`Salin nomor`} isIcon />
        <Box sx={{ flex: 1 }} />
        <Actions order={order} onAction={onAction} />
      </Box>
      <DescriptionList facts={factsOf(order)} />
    </Card>
  )
}
