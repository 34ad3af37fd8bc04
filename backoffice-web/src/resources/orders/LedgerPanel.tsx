import { Typography } from '@mui/material'
import type { LedgerRow, OrderDetail } from '../../api/types'
import { formatMoment, formatRupiah } from '../../ui/format'
import { type MoneyColumn, MoneyTable } from '../../ui/MoneyTable'
import { Panel } from '../../ui/Panel'
import { useIsSmall } from '../../ui/useIsSmall'
import { ledgerKinds } from './labels'

const small = { fontSize: '0.8rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const

const what = (row: LedgerRow) => (
  <>
    {ledgerKinds[row.kind]}
    <Typography sx={small}>
      {[row.method, row.made_by && `oleh ${row.made_by}`, row.note].filter(Boolean).join(' · ')}
    </Typography>
  </>
)

const amount: MoneyColumn<LedgerRow> = {
  title: 'Jumlah',
  align: 'right',
  value: (row) => formatRupiah(row.amount),
}
const columns: MoneyColumn<LedgerRow>[] = [
  { title: 'Waktu', isNarrow: true, value: (row) => formatMoment(row.at) },
  { title: 'Mutasi', value: what },
  amount,
  { title: 'Sisa tagihan', align: 'right', value: (row) => formatRupiah(row.balance) },
]

/** What is owed in the end stands above the table; on a phone that has to do. */
const fewColumns: MoneyColumn<LedgerRow>[] = [
  {
    title: 'Mutasi',
    value: (row) => (
      <>
        {what(row)}
        <Typography sx={small}>{formatMoment(row.at)}</Typography>
      </>
    ),
  },
  amount,
]

function hintOf({ balance }: OrderDetail): string {
  if (balance > 0) return `Belum dibayar ${formatRupiah(balance)}`
  return balance < 0 ? `Dana pembeli yang masih kami pegang: ${formatRupiah(-balance)}` : 'Seimbang'
}

/** Every claim and every movement of money, with what was owed after it. */
export const LedgerPanel = ({ order }: { order: OrderDetail }) => {
  const isSmall = useIsSmall()
  return (
    <Panel title="Buku besar" hint={order.ledger.length ? hintOf(order) : 'Pesanan tanpa biaya'}>
      {order.ledger.length > 0 && (
        <MoneyTable
          label="Buku besar pesanan"
          columns={isSmall ? fewColumns : columns}
          rows={order.ledger}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  )
}
