import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCanAccess } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BASE, read } from '../api/client'
import type { components } from '../api/schema'
import { ChartWithTable } from '../ui/ChartWithTable'
import { ColumnChart } from '../ui/ColumnChart'
import { formatDay, formatMoment, formatNumber } from '../ui/format'
import { Panel } from '../ui/Panel'
import { Tiles } from '../ui/Tiles'
import { halves, stacked } from './layout'
import { NextClass, pathOf } from './NextClass'

type Overview = components['schemas']['OverviewOut']
type Days = NonNullable<Overview['enrolments_by_day']>
const REFRESH_MS = 60_000

const Figures = ({ figures }: { figures: Overview['figures'] }) => (
  <Tiles
    tiles={figures.map(({ label, note, path, value }) => ({
      label,
      note,
      path,
      value: formatNumber(value),
    }))}
  />
)

const Enrolments = ({ days }: { days: Days }) => {
  const { t } = useLingui()
  const total = days.reduce((sum, day) => sum + day.count, 0)
  return (
    <ChartWithTable
      title={t`Pendaftaran per hari`}
      hint={t`14 hari terakhir`}
      chart={
        <ColumnChart
          first={t`Kursi`}
          summary={t`${total} kursi diberikan dalam 14 hari terakhir`}
          entries={days.map(({ date, count }) => ({
            key: date,
            label: formatDay(date),
            hint: t`${formatDay(date)}: ${count} kursi`,
            first: count,
          }))}
        />
      }
      columns={[t`Tanggal`, t`Kursi`]}
      rows={days.map(({ date, count }) => ({ key: date, cells: [formatDay(date), count] }))}
    />
  )
}

/** What follows the next class, which has a panel of its own. */
const Coming = ({ entries: [next, ...later] }: { entries: NonNullable<Overview['coming']> }) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Jadwal dua minggu ke depan`}>
      {later.length === 0 && (
        <Typography color="text.secondary">
          {next ? (
            <Trans>Tidak ada kelas sesudah itu dalam dua minggu ke depan.</Trans>
          ) : (
            <Trans>Tidak ada kelas dalam dua minggu ke depan.</Trans>
          )}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {later.map((entry) => (
          <li key={`${entry.product_id} ${entry.starts_at}`}>
            <Link component={RouterLink} to={pathOf(entry)} sx={{ fontWeight: 600 }}>
              {entry.session_title || entry.title}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {formatMoment(entry.starts_at)} · {entry.place ?? t`Daring`}
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  )
}

/** An overview for the user's role: numbers with links, enrolments, and upcoming classes. */
const OverviewPanel = () => {
  const { canAccess: seesBatches } = useCanAccess({ resource: 'batches', action: 'list' })
  const { data } = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => read(`${BASE}/dashboard/overview`, { signal }),
    refetchInterval: REFRESH_MS,
  })
  if (!data) return <Skeleton variant="rounded" height={102} sx={{ mb: 2 }} />
  // Users who see no batches have their chats in their day's numbers.
  const figures = data.figures.filter(({ path }) => seesBatches || path !== '/chats')
  if (figures.length === 0) return null
  const { enrolments_by_day: days, coming } = data
  return (
    <Box sx={{ ...stacked, mb: 2 }}>
      <Figures figures={figures} />
      {days && coming && (
        <Box sx={halves}>
          <Box sx={{ ...stacked, gridTemplateRows: 'auto 1fr' }}>
            {coming[0] && <NextClass entry={coming[0]} />}
            <Coming entries={coming} />
          </Box>
          <Enrolments days={days} />
        </Box>
      )}
    </Box>
  )
}

export default OverviewPanel
