import { useLingui } from '@lingui/react/macro'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, Link, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { useCanAccess, useLocaleState } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useIsSmall } from '../../ui/useIsSmall'
import { type CalendarSpan, dayKey, daysBetween, daysOf } from './month'
import type { CalendarEntry } from './types'

type OnDrop = (entry: CalendarEntry, days: number) => void

interface DaysProps {
  span: CalendarSpan
  from: Date
  entries: CalendarEntry[]
  /** Absent if nothing may be moved. */
  onDrop?: OnDrop | undefined
}

function byDayOf(entries: CalendarEntry[]) {
  const found = new Map<string, CalendarEntry[]>()
  for (const entry of entries) {
    const key = dayKey(new Date(entry.starts_at))
    found.set(key, [...(found.get(key) ?? []), entry])
  }
  return found
}

/** The days of a view: a grid of weeks, or on phones the days with entries. */
export const CalendarDays = ({ span, from, entries, onDrop }: DaysProps) => {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const byDay = byDayOf(entries)
  const days = daysOf(span, from)
  const [dragged, setDragged] = useState<CalendarEntry | null>(null)
  if (isSmall) {
    const filled = days.filter((day) => byDay.has(dayKey(day)))
    if (filled.length === 0) return <Typography>{t`Tidak ada kelas pada rentang ini.`}</Typography>
    return filled.map((day) => (
      <Day key={dayKey(day)} day={day} entries={byDay.get(dayKey(day)) ?? []} isLong />
    ))
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
      {days.map((day, index) => (
        <Target
          key={dayKey(day)}
          day={day}
          column={span === 'month' && index === 0 ? ((day.getDay() + 6) % 7) + 1 : undefined}
          height={span === 'week' ? 320 : 104}
          dragged={dragged}
          onDrop={onDrop}
        >
          <Day
            day={day}
            entries={byDay.get(dayKey(day)) ?? []}
            onDrag={onDrop ? setDragged : undefined}
          />
        </Target>
      ))}
    </Box>
  )
}

interface TargetProps {
  day: Date
  column: number | undefined
  height: number
  dragged: CalendarEntry | null
  onDrop: OnDrop | undefined
  children: React.ReactNode
}

/** A day as a drop target. */
const Target = ({ day, column, height, dragged, onDrop, children }: TargetProps) => {
  const [isOver, setOver] = useState(false)
  const accepts = (event: DragEvent) => {
    if (!dragged || !onDrop) return
    event.preventDefault()
    setOver(true)
  }
  const dropped = () => {
    setOver(false)
    if (dragged) onDrop?.(dragged, daysBetween(new Date(dragged.starts_at), day))
  }
  return (
    <Box
      data-day={dayKey(day)}
      onDragOver={accepts}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      sx={{
        gridColumnStart: column,
        minHeight: height,
        p: 0.75,
        border: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : undefined,
        m: '-0.5px',
      }}
    >
      {children}
    </Box>
  )
}

interface DayProps {
  day: Date
  entries: CalendarEntry[]
  isLong?: boolean
  onDrag?: ((entry: CalendarEntry | null) => void) | undefined
}

const Day = ({ day, entries, isLong, onDrag }: DayProps) => {
  const [locale] = useLocaleState()
  const isToday = dayKey(day) === dayKey(new Date())
  return (
    <Box sx={{ display: 'grid', gap: 0.5, pb: isLong ? 1.5 : 0 }}>
      <Typography
        component="h3"
        sx={{ fontSize: '0.8rem', fontWeight: isToday ? 800 : 500 }}
        color={isToday ? 'primary' : 'text.secondary'}
      >
        {day.toLocaleDateString(locale, {
          weekday: isLong ? 'long' : 'short',
          day: 'numeric',
          month: isLong ? 'long' : undefined,
        })}
      </Typography>
      {entries.map((entry) => (
        <Entry key={`${entry.product_id} ${entry.starts_at}`} entry={entry} onDrag={onDrag} />
      ))}
    </Box>
  )
}

function usePath() {
  const { canAccess: seesSeats } = useCanAccess({ resource: 'sold-products', action: 'list' })
  return ({ kind, product_id }: CalendarEntry) => {
    if (kind === 'oti') return `/classes/${product_id}/show`
    return `/${seesSeats ? 'sold-products' : 'catalog-products'}/${product_id}/show`
  }
}

const isMovable = ({ product_starts_at }: CalendarEntry) =>
  product_starts_at !== null && new Date(product_starts_at) > new Date()

const Entry = ({ entry, onDrag }: { entry: CalendarEntry; onDrag?: DayProps['onDrag'] }) => {
  const [locale] = useLocaleState()
  const path = usePath()
  const canDrag = onDrag !== undefined && isMovable(entry)
  const time = new Date(entry.starts_at).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
  })
  const title = entry.session_title ? `${entry.title}: ${entry.session_title}` : entry.title
  return (
    <Link
      component={RouterLink}
      to={path(entry)}
      title={title}
      draggable={canDrag}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData('text/plain', entry.title)
        onDrag?.(entry)
      }}
      onDragEnd={() => onDrag?.(null)}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        fontSize: '0.8rem',
        py: 0.5,
        lineHeight: 1.35,
        minWidth: 0,
        cursor: canDrag ? 'grab' : undefined,
      }}
    >
      {canDrag && <DragIcon aria-hidden sx={{ fontSize: 15, mt: '1px', color: 'text.disabled' }} />}
      <span>
        <strong>{time}</strong> {entry.session_title || entry.title}
      </span>
    </Link>
  )
}
