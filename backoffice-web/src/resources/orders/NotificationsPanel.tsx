import { Typography } from '@mui/material';
import type { Knock, OrderDetail } from '../../api/types';
import { formatMoment } from '../../ui/format';
import { type MoneyColumn, MoneyTable } from '../../ui/MoneyTable';
import { Panel } from '../../ui/Panel';
import { StatusChip } from '../../ui/StatusChip';
import { useIsSmall } from '../../ui/useIsSmall';
import { verdicts } from './labels';

const small = { fontSize: '0.8rem', overflowWrap: 'anywhere' } as const;
const news = (row: Knock) => `${row.transaction_status} (${row.status_code})`;
const verdict: MoneyColumn<Knock> = {
  title: 'Hasil',
  isNarrow: true,
  value: (row) => <StatusChip label={verdicts[row.verdict]} />,
};
const columns: MoneyColumn<Knock>[] = [
  { title: 'Diterima', isNarrow: true, value: (row) => formatMoment(row.received_at) },
  { title: 'Isi', value: news },
  {
    title: 'Nomor transaksi',
    value: (row) => (
      <Typography component="span" sx={small}>
        {row.transaction_id || '–'}
      </Typography>
    ),
  },
  verdict,
];
const fewColumns: MoneyColumn<Knock>[] = [
  {
    title: 'Isi',
    value: (row) => (
      <>
        {news(row)}
        <Typography sx={{ ...small, color: 'text.secondary' }}>
          {[formatMoment(row.received_at), row.transaction_id].filter(Boolean).join(' · ')}
        </Typography>
      </>
    ),
  },
  verdict,
];

/** What the payment provider said about the order, and what became of it. */
export const NotificationsPanel = ({ order }: { order: OrderDetail }) => {
  const isSmall = useIsSmall();
  return (
    <Panel title="Notifikasi gateway">
      {order.notifications.length ? (
        <MoneyTable
          label="Notifikasi gateway"
          columns={isSmall ? fewColumns : columns}
          rows={order.notifications}
          keyOf={({ id }) => id}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Belum ada kabar.</Typography>
      )}
    </Panel>
  );
};
