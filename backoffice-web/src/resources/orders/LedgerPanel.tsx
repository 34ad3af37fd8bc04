import { msg, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import type { LedgerRow, OrderDetail } from '../../api/types'
import { textOf } from '../../define/useText'
import { formatMoment, formatRupiah } from '../../ui/format'
import { Panel } from '../../ui/Panel'
import { type MoneyColumn, StaticTable } from '../../ui/StaticTable'
import { useIsSmall } from '../../ui/useIsSmall'
import { ledgerKinds } from './labels'

const small = { fontSize: '0.8rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const

const what = (row: LedgerRow) => (
  <>
    {textOf(ledgerKinds[row.kind])}
    <Typography sx={small}>
      {[row.method, row.made_by && t`oleh ${row.made_by}`, row.note].filter(Boolean).join(' · ')}
    </Typography>
  </>
)

const amount: MoneyColumn<LedgerRow> = {
  title: msg`Jumlah`,
  align: 'right',
  value: (row) => formatRupiah(row.amount),
}
const columns: MoneyColumn<LedgerRow>[] = [
  { title: msg`Waktu`, isNarrow: true, value: (row) => formatMoment(row.at) },
  { title: msg`Mutasi`, value: what },
  amount,
  { title: msg`Sisa tagihan`, align: 'right', value: (row) => formatRupiah(row.balance) },
]

/** The final balance is above the table, so phones omit the column. */
const fewColumns: MoneyColumn<LedgerRow>[] = [
  {
    title: msg`Mutasi`,
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
  if (balance > 0) return t`Belum dibayar ${formatRupiah(balance)}`
  return balance < 0
    ? t`Dana pembeli yang masih kami pegang: ${formatRupiah(-balance)}`
    : t`Seimbang`
}

/** Every ledger entry with the balance after it. */
export const LedgerPanel = ({ order }: { order: OrderDetail }) => {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  return (
    <Panel
      title={t`Buku besar`}
      hint={order.ledger.length ? hintOf(order) : t`Pesanan tanpa biaya`}
    >
      {order.ledger.length > 0 && (
        <StaticTable
          label={t`Buku besar pesanan`}
          columns={isSmall ? fewColumns : columns}
          rows={order.ledger}
          keyOf={({ id }) => id}
        />
      )}
    </Panel>
  )
}
