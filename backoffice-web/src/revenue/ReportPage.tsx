import { useLingui } from '@lingui/react/macro'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Box, Button, Skeleton } from '@mui/material'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CanAccess, Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { AccessDenied } from '../app/AccessDenied'
import { useStartExport } from '../exports/useExports'
import { ErrorState } from '../ui/ErrorState'
import { TitleSide } from '../ui/TitleSide'
import { PeriodPicker, usePeriod } from './PeriodPicker'
import type { Period } from './period'

interface Props {
  resource: string
  title: string
  /** The kind of the workbook with the same figures. */
  exportKind: string
  children: (period: Period) => ReactNode
}

/** A report of a period: the last thirty days until another is chosen. */
export const ReportPage = ({ resource, title, exportKind, children }: Props) => {
  const { choice, period, choose } = usePeriod('last_30_days')
  return (
    <CanAccess resource={resource} action="list" accessDenied={<AccessDenied />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Title title={title} />
        <TitleSide>
          <ScheduleButton kind={exportKind} />
          <ExportButton kind={exportKind} period={period} />
        </TitleSide>
        <PeriodPicker choice={choice} onChoose={choose} />
        {children(period)}
      </Box>
    </CanAccess>
  )
}

const ExportButton = ({ kind, period }: { kind: string; period: Period }) => {
  const { t } = useLingui()
  const { start, isStarting } = useStartExport()
  return (
    <CanAccess resource="exports" action="create">
      <Button
        variant="contained"
        startIcon={<TableIcon />}
        disabled={isStarting}
        onClick={() => void start({ kind, params: { ...period } })}
      >
        {t`Ekspor Excel`}
      </Button>
    </CanAccess>
  )
}

/** The same report by mail, again and again. */
const ScheduleButton = ({ kind }: { kind: string }) => {
  const { t } = useLingui()
  return (
    <CanAccess resource="report-schedules" action="create">
      <Button
        component={Link}
        to="/report-schedules/create"
        state={{ record: { kind, period: 'last_7_days' } }}
      >
        {t`Kirim terjadwal…`}
      </Button>
    </CanAccess>
  )
}

interface FiguresProps<T> {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}

/** The figures of a report; the previous ones stay, dimmed, while new ones load. */
export function ReportFigures<T>({ query, children }: FiguresProps<T>) {
  const { data, error, refetch, isPlaceholderData } = query
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        opacity: isPlaceholderData ? 0.6 : 1,
      }}
    >
      {children(data)}
    </Box>
  )
}

const Waiting = () => {
  const { t } = useLingui()
  return (
    <Box role="status" aria-label={t`Memuat`} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={110} />
      <Skeleton variant="rounded" height={360} />
    </Box>
  )
}
