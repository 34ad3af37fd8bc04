import { msg, plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Skeleton, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { VoucherBatchDetail, VoucherReport } from '../../api/types'
import { ChartWithTable } from '../../ui/ChartWithTable'
import { ColumnChart } from '../../ui/ColumnChart'
import { ErrorState } from '../../ui/ErrorState'
import { formatDay, formatNumber, formatRupiah, formatShort } from '../../ui/format'
import { Panel } from '../../ui/Panel'
import { type MoneyColumn, StaticTable } from '../../ui/StaticTable'
import { type Tile, Tiles } from '../../ui/Tiles'
import { useVoucherReport } from './useVoucherReport'

type User = VoucherReport['top_users'][number]

function tilesOf(report: VoucherReport): Tile[] {
  const waiting = [
    report.pending ? t`${formatNumber(report.pending)} menunggu pembayaran` : '',
    report.held ? t`${formatNumber(report.held)} di kasir` : '',
  ].filter(Boolean)
  return [
    {
      label: t`Kode diterbitkan`,
      value: formatNumber(report.issued),
      note: t`${formatNumber(report.codes_used)} sudah dipakai`,
    },
    {
      label: t`Pemakaian`,
      value: formatNumber(report.used),
      note: waiting.join(', ') || t`di pesanan yang lunas`,
    },
    {
      label: t`Potongan diberikan`,
      value: formatRupiah(report.amount),
      note: t`di pesanan yang lunas`,
    },
    { label: t`Nilai pesanannya`, value: formatRupiah(report.turnover), note: t`setelah potongan` },
  ]
}

const Days = ({ days }: { days: VoucherReport['by_day'] }) => {
  const { t } = useLingui()
  return (
    <ChartWithTable
      title={t`Potongan per hari`}
      chart={
        <ColumnChart
          first={t`Potongan`}
          summary={t`Potongan voucher dalam ${formatNumber(days.length)} hari`}
          formatAxis={formatShort}
          entries={days.map(({ date, orders, amount }) => ({
            key: date,
            label: formatDay(date),
            hint: t`${formatDay(date)}: ${formatRupiah(amount)}, ${plural(orders, { one: '# pesanan', other: '# pesanan' })}`,
            first: amount,
          }))}
        />
      }
      columns={[t`Tanggal`, t`Pesanan`, t`Potongan`]}
      rows={days.map(({ date, orders, amount }) => ({
        key: date,
        cells: [formatDay(date), formatNumber(orders), formatRupiah(amount)],
      }))}
    />
  )
}

const userColumns: MoneyColumn<User>[] = [
  { title: msg`Pembeli`, value: ({ fullname }) => fullname },
  { title: msg`Email`, value: ({ email }) => email },
  { title: msg`Pemakaian`, align: 'right', value: ({ uses }) => formatNumber(uses) },
  { title: msg`Potongan`, align: 'right', value: ({ amount }) => formatRupiah(amount) },
]

const Contents = ({ report }: { report: VoucherReport }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', py: 1 }}>
      <Tiles tiles={tilesOf(report)} />
      {report.by_day.length > 0 ? (
        <>
          <Days days={report.by_day} />
          <Panel title={t`Pemakai terbanyak`}>
            <StaticTable
              label={t`Pemakai terbanyak`}
              columns={userColumns}
              rows={report.top_users}
              keyOf={({ email }) => email}
            />
          </Panel>
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Voucher ini belum dipakai di pesanan yang lunas.</Trans>
        </Typography>
      )}
    </Box>
  )
}

const Loaded = ({ batchId }: { batchId: number }) => {
  const { data, error, refetch } = useVoucherReport(batchId)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return data ? <Contents report={data} /> : <Skeleton variant="rounded" height={320} />
}

/** The usage of a batch. */
export const VoucherReportTab = () => {
  const batch = useRecordContext<VoucherBatchDetail>()
  return batch ? <Loaded batchId={batch.id} /> : null
}
