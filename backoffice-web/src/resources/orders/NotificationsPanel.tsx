import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import type { OrderDetail, OrderNotification } from '../../api/types'
import { formatMoment } from '../../ui/format'
import { Panel } from '../../ui/Panel'
import { type MoneyColumn, StaticTable } from '../../ui/StaticTable'
import { StatusChip } from '../../ui/StatusChip'
import { useIsSmall } from '../../ui/useIsSmall'
import { notificationOutcomes } from './labels'

const small = { fontSize: '0.8rem', overflowWrap: 'anywhere' } as const
const text = ({ status_text }: OrderNotification) =>
  status_text.charAt(0).toUpperCase() + status_text.slice(1)
const outcome: MoneyColumn<OrderNotification> = {
  title: msg`Hasil`,
  isNarrow: true,
  value: (row) => <StatusChip label={notificationOutcomes[row.verdict]} />,
}
const columns: MoneyColumn<OrderNotification>[] = [
  { title: msg`Diterima`, isNarrow: true, value: (row) => formatMoment(row.received_at) },
  { title: msg`Isi`, value: text },
  {
    title: msg`Nomor di penyedia`,
    value: (row) => (
      <Typography component="span" sx={small}>
        {row.transaction_id || '–'}
      </Typography>
    ),
  },
  outcome,
]
const fewColumns: MoneyColumn<OrderNotification>[] = [
  {
    title: msg`Isi`,
    value: (row) => (
      <>
        {text(row)}
        <Typography sx={{ ...small, color: 'text.secondary' }}>
          {[formatMoment(row.received_at), row.transaction_id].filter(Boolean).join(' · ')}
        </Typography>
      </>
    ),
  },
  outcome,
]

/** The provider's notifications about the order, and how they were processed. */
export const NotificationsPanel = ({ order }: { order: OrderDetail }) => {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  return (
    <Panel title={t`Notifikasi pembayaran`}>
      {order.notifications.length ? (
        <StaticTable
          label={t`Notifikasi pembayaran`}
          columns={isSmall ? fewColumns : columns}
          rows={order.notifications}
          keyOf={({ id }) => id}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Belum ada notifikasi dari penyedia pembayaran.</Trans>
        </Typography>
      )}
    </Panel>
  )
}
