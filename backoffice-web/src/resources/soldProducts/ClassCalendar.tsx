import { useLingui } from '@lingui/react/macro'
import BackIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import {
  Box,
  Button,
  Card,
  IconButton,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useLocaleState } from 'react-admin'
import { BASE, read } from '../../api/client'
import { ErrorState } from '../../ui/ErrorState'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { RescheduleDialog } from '../products/dialogs'
import { CalendarDays } from './CalendarDays'
import { type CalendarSpan, dayAfter, firstOfMonth, firstOfWeek, monthAfter } from './month'
import type { CalendarEntry } from './types'

const first = (span: CalendarSpan, day: Date) =>
  span === 'month' ? firstOfMonth(day) : firstOfWeek(day)
const later = (span: CalendarSpan, day: Date, steps: number) =>
  span === 'month' ? monthAfter(day, steps) : dayAfter(day, steps * 7)

function useEntries(span: CalendarSpan, from: Date) {
  const start = from.toISOString()
  const end = later(span, from, 1).toISOString()
  return useQuery({
    queryKey: ['sold-products', 'calendar', start, end],
    queryFn: ({ signal }) =>
      read(`${BASE}/sold-products/calendar`, {
        query: { start, end },
        signal,
      }),
  })
}

/** A class dropped on another day: moved by so many days. */
interface Dropped {
  entry: CalendarEntry
  startsAt: string
}

function shifted(entry: CalendarEntry, days: number): string | null {
  if (!entry.product_starts_at) return null
  const moment = new Date(entry.product_starts_at)
  moment.setDate(moment.getDate() + days)
  return moment.toISOString()
}

/** A month or a week of sessions and events; dragged classes are moved after confirmation. */
export const ClassCalendar = ({ canMove = false }: { canMove?: boolean }) => {
  const [span, setSpan] = useState<CalendarSpan>('month')
  const [from, setFrom] = useState(() => firstOfMonth(new Date()))
  const [dropped, setDropped] = useState<Dropped | null>(null)
  const { canAccess = false } = useCanAccess({ resource: 'catalog-products', action: 'edit' })
  const { data, error, refetch } = useEntries(span, from)
  const change = (chosen: CalendarSpan) => {
    const today = new Date()
    const isThisMonth = firstOfMonth(today).getTime() === firstOfMonth(from).getTime()
    setSpan(chosen)
    setFrom(first(chosen, isThisMonth ? today : from))
  }
  const drop = (entry: CalendarEntry, days: number) => {
    const startsAt = shifted(entry, days)
    if (days !== 0 && startsAt) setDropped({ entry, startsAt })
  }
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, mt: 1 }}>
      <Head span={span} from={from} onSpan={change} onMove={setFrom} />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton />}
      {data && (
        <CalendarDays
          span={span}
          from={from}
          entries={data}
          onDrop={canMove && canAccess ? drop : undefined}
        />
      )}
      {dropped && (
        <RescheduleDialog
          product={{
            id: dropped.entry.product_id,
            title: dropped.entry.title,
            starts_at: dropped.entry.product_starts_at,
          }}
          startsAt={dropped.startsAt}
          onClose={() => setDropped(null)}
        />
      )}
    </Card>
  )
}

interface HeadProps {
  span: CalendarSpan
  from: Date
  onSpan: (span: CalendarSpan) => void
  onMove: (from: Date) => void
}

const Head = ({ span, from, onSpan, onMove }: HeadProps) => {
  const { t } = useLingui()
  const [locale] = useLocaleState()
  const month = from.toLocaleDateString(locale, { month: 'long', year: 'numeric' })
  const isMonth = span === 'month'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1.5 }}>
      <Typography variant="h2" sx={{ flex: 1, minWidth: 160 }} aria-live="polite">
        {month}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={span}
        onChange={(_event, chosen: CalendarSpan | null) => chosen && onSpan(chosen)}
        aria-label={t`Rentang`}
      >
        <ToggleButton value="month">{t`Bulan`}</ToggleButton>
        <ToggleButton value="week">{t`Minggu`}</ToggleButton>
      </ToggleButtonGroup>
      <Button size="small" onClick={() => onMove(first(span, new Date()))}>{t`Hari ini`}</Button>
      <IconButton
        aria-label={isMonth ? t`Bulan sebelumnya` : t`Minggu sebelumnya`}
        onClick={() => onMove(later(span, from, -1))}
      >
        <BackIcon />
      </IconButton>
      <IconButton
        aria-label={isMonth ? t`Bulan berikutnya` : t`Minggu berikutnya`}
        onClick={() => onMove(later(span, from, 1))}
      >
        <NextIcon />
      </IconButton>
    </Box>
  )
}
