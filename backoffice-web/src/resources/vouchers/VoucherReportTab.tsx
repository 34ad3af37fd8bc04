import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { BASE, call } from '../../api/client'
import type { VoucherBatchDetail, VoucherReport } from '../../api/types'
import { ChartWithTable } from '../../ui/ChartWithTable'
import { ColumnChart } from '../../ui/ColumnChart'
import { ErrorState } from '../../ui/ErrorState'
import { formatDay, formatNumber, formatRupiah, formatShort } from '../../ui/format'
import { type MoneyColumn, MoneyTable } from '../../ui/MoneyTable'
import { Panel } from '../../ui/Panel'
import { type Tile, Tiles } from '../../ui/Tiles'

type User = VoucherReport['top_users'][number]

function tilesOf(report: VoucherReport): Tile[] {
  const waiting = [
    report.pending ? `${formatNumber(report.pending)} menunggu pembayaran` : '',
    report.held ? `${formatNumber(report.held)} di kasir` : '',
  ].filter(Boolean)
  return [
    {
      label: 'Kode diterbitkan',
      value: formatNumber(report.issued),
      note: `${formatNumber(report.codes_used)} sudah dipakai`,
    },
    {
      label: 'Pemakaian',
      value: formatNumber(report.used),
      note: waiting.join(', ') || 'di pesanan yang lunas',
    },
    {
      label: 'Potongan diberikan',
      value: formatRupiah(report.amount),
      note: 'di pesanan yang lunas',
    },
    { label: 'Nilai pesanannya', value: formatRupiah(report.turnover), note: 'setelah potongan' },
  ]
}

const Days = ({ days }: { days: VoucherReport['by_day'] }) => (
  <ChartWithTable
    title="Potongan per hari"
    chart={
      <ColumnChart
        back="Potongan"
        summary={`Potongan voucher dalam ${formatNumber(days.length)} hari`}
        formatAxis={formatShort}
        entries={days.map(({ date, orders, amount }) => ({
          key: date,
          label: formatDay(date),
          hint: `${formatDay(date)}: ${formatRupiah(amount)}, ${orders} pesanan`,
          back: amount,
        }))}
      />
    }
    columns={['Tanggal', 'Pesanan', 'Potongan']}
    rows={days.map(({ date, orders, amount }) => ({
      key: date,
      cells: [formatDay(date), formatNumber(orders), formatRupiah(amount)],
    }))}
  />
)

const userColumns: MoneyColumn<User>[] = [
  { title: 'Pembeli', value: ({ fullname }) => fullname },
  { title: 'Email', value: ({ email }) => email },
  { title: 'Pemakaian', align: 'right', value: ({ uses }) => formatNumber(uses) },
  { title: 'Potongan', align: 'right', value: ({ amount }) => formatRupiah(amount) },
]

const Contents = ({ report }: { report: VoucherReport }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', py: 1 }}>
    <Tiles tiles={tilesOf(report)} />
    {report.by_day.length > 0 ? (
      <>
        <Days days={report.by_day} />
        <Panel title="Pemakai terbanyak">
          <MoneyTable
            label="Pemakai terbanyak"
            columns={userColumns}
            rows={report.top_users}
            keyOf={({ email }) => email}
          />
        </Panel>
      </>
    ) : (
      <Typography sx={{ color: 'text.secondary' }}>
        Voucher ini belum dipakai di pesanan yang lunas.
      </Typography>
    )}
  </Box>
)

const Loaded = ({ batchId }: { batchId: number }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['voucher-batches', 'report', batchId],
    queryFn: ({ signal }) =>
      call<VoucherReport>('get', `${BASE}/voucher-batches/${batchId}/report`, { signal }),
    staleTime: 0,
  })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return data ? <Contents report={data} /> : <Skeleton variant="rounded" height={320} />
}

/** What became of a batch. */
export const VoucherReportTab = () => {
  const batch = useRecordContext<VoucherBatchDetail>()
  return batch ? <Loaded batchId={batch.id} /> : null
}
