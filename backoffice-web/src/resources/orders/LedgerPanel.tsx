import { Typography } from '@mui/material';
import type { LedgerRow, OrderDetail } from '../../api/types';
import { formatMoment, formatRupiah } from '../../ui/format';
import { type MoneyColumn, MoneyTable } from '../../ui/MoneyTable';
import { Panel } from '../../ui/Panel';
import { ledgerKinds } from './labels';

const small = { fontSize: '0.8rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const what = (row: LedgerRow) => (
  <>
    {ledgerKinds[row.kind]}
    <Typography sx={small}>
      {[row.method, row.made_by && `oleh ${row.made_by}`, row.note].filter(Boolean).join(' · ')}
    </Typography>
  </>
);

const columns: MoneyColumn<LedgerRow>[] = [
  { title: 'Waktu', isNarrow: true, value: (row) => formatMoment(row.at) },
  { title: 'Mutasi', value: what },
  { title: 'Jumlah', align: 'right', value: (row) => formatRupiah(row.amount) },
  { title: 'Sisa tagihan', align: 'right', value: (row) => formatRupiah(row.balance) },
];

function hintOf({ balance }: OrderDetail): string {
  if (balance > 0) return `Belum dibayar ${formatRupiah(balance)}`;
  return balance < 0 ? `Dana pembeli pada kita ${formatRupiah(-balance)}` : 'Seimbang';
}

/** Every claim and every movement of money, with what was owed after it. */
export const LedgerPanel = ({ order }: { order: OrderDetail }) => (
  <Panel title="Buku besar" hint={order.ledger.length ? hintOf(order) : 'Pesanan tanpa biaya'}>
    {order.ledger.length > 0 && (
      <MoneyTable
        label="Buku besar pesanan"
        columns={columns}
        rows={order.ledger}
        keyOf={({ id }) => id}
      />
    )}
  </Panel>
);
