import { useLingui } from '@lingui/react/macro'
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import { Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Title, useCanAccess, useGetIdentity } from 'react-admin'
import { BASE, read } from '../api/client'
import type { DayCount, Dashboard as Numbers, UnitGap } from '../api/types'
import { ChartWithTable } from '../ui/ChartWithTable'
import { ErrorState } from '../ui/ErrorState'
import { formatDay, formatNumber } from '../ui/format'
import { StateMessage } from '../ui/StateMessage'
import { DayChart } from './DayChart'
import { GapChart } from './GapChart'
import { InstansiChart } from './InstansiChart'
import { KpiTiles } from './KpiTiles'
import { halves, stacked } from './layout'
import { LateChecks, MoneyPanel } from './MoneyPanel'
import { RecentSessions } from './RecentSessions'
import { WorkPanel } from './WorkPanel'

const MyDayPanel = lazy(() => import('../tasks/MyDayPanel'))
const OverviewPanel = lazy(() => import('./OverviewPanel'))
const ChatPanel = lazy(() => import('./ChatPanel'))
const AssessorPanel = lazy(() => import('./AssessorPanel'))

const Days = ({ days }: { days: DayCount[] }) => {
  const { t } = useLingui()
  return (
    <ChartWithTable
      title={t`Sesi per hari`}
      hint={t`14 hari terakhir`}
      chart={<DayChart days={days} />}
      columns={[t`Tanggal`, t`Dimulai`, t`Selesai`]}
      rows={days.map((day) => ({
        key: day.date,
        cells: [formatDay(day.date), day.started, day.finished],
      }))}
    />
  )
}

const Gaps = ({ units }: { units: UnitGap[] }) => {
  const { t } = useLingui()
  return (
    <ChartWithTable
      title={t`Kesenjangan kompetensi`}
      hint={t`Rata-rata level tercapai; garis tegak = level yang disyaratkan`}
      chart={
        units.length ? (
          <GapChart units={units} />
        ) : (
          <Typography
            sx={{ color: 'text.secondary' }}
          >{t`Belum ada sesi yang selesai.`}</Typography>
        )
      }
      columns={[t`Unit kompetensi`, t`Tercapai`, t`Disyaratkan`]}
      rows={units.map((unit) => ({
        key: unit.uk_code,
        cells: [
          `${unit.uk_code} ${unit.uk_name}`,
          formatNumber(unit.achieved_level),
          formatNumber(unit.required_level),
        ],
      }))}
    />
  )
}

const Waiting = () => {
  const { t } = useLingui()
  return (
    <Box role="status" aria-label={t`Memuat`} sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  )
}

const Contents = ({ numbers }: { numbers: Numbers }) => (
  <Box sx={stacked}>
    <KpiTiles numbers={numbers} />
    <Box sx={{ ...halves, alignItems: 'start' }}>
      <Box sx={stacked}>
        <Days days={numbers.sessions_by_day} />
        <RecentSessions sessions={numbers.recent_sessions} />
      </Box>
      <Box sx={stacked}>
        <Gaps units={numbers.units} />
        <InstansiChart rows={numbers.instansi} />
      </Box>
    </Box>
  </Box>
)

const isEmpty = ({ batch_count, session_count }: Numbers) => batch_count + session_count === 0

/** Users who do not work with assessments get no page of zeros. */
const Loaded = () => {
  const { canAccess: seesBatches } = useCanAccess({ resource: 'batches', action: 'list' })
  const { canAccess: seesMoney } = useCanAccess({ resource: 'orders', action: 'list' })
  const hideEmpty = seesMoney || !seesBatches
  const { data, error, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => read(`${BASE}/dashboard`, { signal }),
  })
  if (data) return hideEmpty && isEmpty(data) ? null : <Contents numbers={data} />
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return <Waiting />
}

const NoNumbers = () => {
  const { t } = useLingui()
  return (
    <StateMessage
      icon={<InsightsIcon />}
      title={t`Selamat datang`}
      message={t`Pilih salah satu menu untuk mulai bekerja.`}
    />
  )
}

/** Pending work next to the user's day; stacked on narrow screens. */
const besideSx = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'stretch',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  // Whoever has no tasks has only what waits.
  '& > :only-child': { gridColumn: '1 / -1' },
} as const

/** The first page: how the assessments go, at a glance. */
export const Dashboard = () => {
  const { t } = useLingui()
  const { data: identity } = useGetIdentity()
  const { canAccess, isPending } = useCanAccess({ resource: 'dashboard', action: 'list' })
  const firstName = identity?.fullName?.split(' ')[0] ?? ''
  return (
    <>
      <Title title={t`Dasbor`} />
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {firstName
          ? t`Halo, ${firstName}. Ini ringkasan pekerjaan Anda.`
          : t`Halo. Ini ringkasan pekerjaan Anda.`}
      </Typography>
      <LateChecks />
      <Box sx={besideSx}>
        <WorkPanel />
        <Suspense>
          <MyDayPanel />
        </Suspense>
      </Box>
      <Suspense fallback={<Waiting />}>
        <OverviewPanel />
      </Suspense>
      <Suspense>
        <ChatPanel />
        <AssessorPanel />
      </Suspense>
      <MoneyPanel />
      {isPending ? <Waiting /> : canAccess ? <Loaded /> : <NoNumbers />}
    </>
  )
}
