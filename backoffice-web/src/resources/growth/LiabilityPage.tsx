import { useLingui } from '@lingui/react/macro'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Box, Button, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { CanAccess, Title } from 'react-admin'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import { AccessDenied } from '../../app/AccessDenied'
import { useStartExport } from '../../exports/useExports'
import { ChartWithTable } from '../../ui/ChartWithTable'
import { ColumnChart } from '../../ui/ColumnChart'
import { ErrorState } from '../../ui/ErrorState'
import { formatMonth, formatNumber, formatRupiah, formatShort } from '../../ui/format'
import { Tiles } from '../../ui/Tiles'

type Liability = components['schemas']['LiabilityOut']

const ExportButton = () => {
  const { t } = useLingui()
  const { start, isStarting } = useStartExport()
  return (
    <CanAccess resource="exports" action="create">
      <Button
        variant="contained"
        startIcon={<TableIcon />}
        disabled={isStarting}
        onClick={() => void start({ kind: 'points-liability', params: {} })}
        sx={{ justifySelf: 'start' }}
      >
        {t`Ekspor Excel`}
      </Button>
    </CanAccess>
  )
}

const Summary = ({ found }: { found: Liability }) => {
  const { t } = useLingui()
  return (
    <Tiles
      tiles={[
        {
          label: t`Poin terbuka`,
          value: formatNumber(found.open),
          note: t`dimiliki ${formatNumber(found.accounts)} orang`,
        },
        {
          label: t`Perkiraan nilai`,
          value: formatRupiah(found.worth),
          note: t`${formatRupiah(found.rupiah_per_point)} per poin`,
        },
        {
          label: t`Poin terutang`,
          value: formatNumber(found.owed),
          note: t`terpakai sebelum ditarik kembali`,
        },
      ]}
    />
  )
}

const OverTime = ({ months }: { months: Liability['months'] }) => {
  const { t } = useLingui()
  const gone = (row: Liability['months'][number]) => -(row.redeemed + row.expired + row.reversed)
  return (
    <ChartWithTable
      title={t`Poin terbuka per bulan`}
      chart={
        <ColumnChart
          first={t`Terbuka di akhir bulan`}
          second={t`Keluar`}
          summary={t`Poin terbuka di akhir setiap bulan dan poin yang keluar`}
          formatAxis={formatShort}
          entries={months.map((row) => ({
            key: row.month,
            label: formatMonth(row.month),
            hint: `${formatMonth(row.month)}: ${formatNumber(row.open)}`,
            first: row.open,
            second: gone(row),
          }))}
        />
      }
      columns={[t`Bulan`, t`Masuk`, t`Ditukar`, t`Kedaluwarsa`, t`Ditarik`, t`Koreksi`, t`Terbuka`]}
      rows={months.map((row) => ({
        key: row.month,
        cells: [
          formatMonth(row.month),
          ...[row.earned, row.redeemed, row.expired, row.reversed, row.corrected, row.open].map(
            formatNumber,
          ),
        ],
      }))}
    />
  )
}

const Expiries = ({ rows }: { rows: Liability['expiries'] }) => {
  const { t } = useLingui()
  return (
    <ChartWithTable
      title={t`Kedaluwarsa per bulan`}
      chart={
        <ColumnChart
          first={t`Poin yang kedaluwarsa`}
          summary={t`Berapa poin terbuka kedaluwarsa pada bulan apa`}
          formatAxis={formatShort}
          entries={rows.map(({ month, points }) => ({
            key: month,
            label: formatMonth(month),
            hint: `${formatMonth(month)}: ${formatNumber(points)}`,
            first: points,
          }))}
        />
      }
      columns={[t`Bulan`, t`Poin`]}
      rows={rows.map(({ month, points }) => ({
        key: month,
        cells: [formatMonth(month), formatNumber(points)],
      }))}
    />
  )
}

const Figures = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['points-liability'],
    queryFn: ({ signal }) => read(`${BASE}/points-liability`, { signal }),
  })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={360} />
  return (
    <>
      <Summary found={data} />
      <OverTime months={data.months} />
      {data.expiries.length > 0 && <Expiries rows={data.expiries} />}
    </>
  )
}

/** The value of open points, their movements and expiry. */
const LiabilityPage = () => {
  const { t } = useLingui()
  return (
    <CanAccess resource="points-liability" action="list" accessDenied={<AccessDenied />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Title title={t`Kewajiban poin`} />
        <ExportButton />
        <Figures />
      </Box>
    </CanAccess>
  )
}

export default LiabilityPage
