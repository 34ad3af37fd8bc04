import { Typography } from '@mui/material';
import type { Knock, OrderDetail } from '../../api/types';
import { formatMoment } from '../../ui/format';
import { type MoneyColumn, MoneyTable } from '../../ui/MoneyTable';
import { Panel } from '../../ui/Panel';
import { StatusChip } from '../../ui/StatusChip';
import { verdicts } from './labels';

const columns: MoneyColumn<Knock>[] = [
  { title: 'Diterima', isNarrow: true, value: (row) => formatMoment(row.received_at) },
  { title: 'Kabar', value: (row) => `${row.transaction_status} (${row.status_code})` },
  {
    title: 'Nomor transaksi',
    value: (row) => (
      <Typography component="span" sx={{ fontSize: '0.8rem', overflowWrap: 'anywhere' }}>
        {row.transaction_id || '–'}
      </Typography>
    ),
  },
  {
    title: 'Putusan',
    isNarrow: true,
    value: (row) => <StatusChip label={verdicts[row.verdict]} />,
  },
];

/** What the payment provider said about the order, and what became of it. */
export const NotificationsPanel = ({ order }: { order: OrderDetail }) => (
  <Panel title="Kabar dari penyedia pembayaran">
    {order.notifications.length ? (
      <MoneyTable
        label="Kabar dari penyedia pembayaran"
        columns={columns}
        rows={order.notifications}
        keyOf={({ id }) => id}
      />
    ) : (
      <Typography sx={{ color: 'text.secondary' }}>Belum ada kabar.</Typography>
    )}
  </Panel>
);
