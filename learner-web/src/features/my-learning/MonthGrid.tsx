import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { LearnerEvent } from '../../api/learning'
import { directionOf, useLocale } from '../../i18n/locales'
import { kindMeta } from '../../kinds/kindMeta'
import { formatDatePart, formatLongDay } from '../../lib/format'
import { Tinted } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { type Day, dayByKey, type Month, monthOf, weeksOf } from './days'

const MOST_SHOWN = 2
const midday = (day: Day) => `${day}T12:00:00+07:00`

interface MonthGridProps {
  month: Month
  today: Day
  /** The day whose events stand beside the grid. */
  day: Day
  byDay: ReadonlyMap<Day, readonly LearnerEvent[]>
  onChoose: (day: Day) => void
}

/** A month of days; arrows, Home, End and the page keys move between them. */
export function MonthGrid({ month, today, day, byDay, onChoose }: MonthGridProps) {
  const { t } = useLingui()
  const table = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  const isRtl = directionOf(useLocale()) === 'rtl'
  const weeks = weeksOf(month)
  useEffect(() => {
    if (moved.current) table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    moved.current = false
  }, [day])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, day, isRtl)
    if (!next) return
    event.preventDefault()
    moved.current = true
    onChoose(next)
  }
  return (
    <table
      ref={table}
      aria-label={t`Kalender belajar`}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th
              key={one}
              scope="col"
              className="border-b border-line px-2 py-2 text-start text-xs font-semibold text-muted"
            >
              {formatDatePart(midday(one), { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td
                key={one}
                className="h-24 border-b border-e border-line p-0 align-top last:border-e-0"
              >
                <DayCell
                  day={one}
                  events={byDay.get(one) ?? []}
                  isOther={monthOf(one) !== month}
                  isToday={one === today}
                  isChosen={one === day}
                  onChoose={onChoose}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayCellProps {
  day: Day
  events: readonly LearnerEvent[]
  isOther: boolean
  isToday: boolean
  isChosen: boolean
  onChoose: (day: Day) => void
}

function DayCell({ day, events, isOther, isToday, isChosen, onChoose }: DayCellProps) {
  const { t } = useLingui()
  const count = events.length
  const more = count - MOST_SHOWN
  const date = formatLongDay(midday(day))
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      aria-label={`${date}, ${t`${count} jadwal`}`}
      onClick={() => onChoose(day)}
      className={cn(
        'grid h-full w-full content-start gap-1 p-1.5 text-start transition-colors hover:bg-sunken focus-visible:-outline-offset-2',
        isChosen && 'bg-primary-tint hover:bg-primary-tint',
      )}
    >
      <span
        className={cn(
          'grid size-7 place-items-center rounded-full text-sm tabular-nums',
          isToday ? 'bg-primary font-bold text-on-primary' : 'text-strong',
          isOther && !isToday && 'text-muted opacity-70',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {events.slice(0, MOST_SHOWN).map((event) => (
        <Tinted
          key={`${event.uuid}${event.starts_at}`}
          tone={kindMeta[event.kind].tone}
          className="block truncate rounded px-1.5 py-0.5 text-xs font-semibold"
        >
          <bdi>{event.session_title || event.title}</bdi>
        </Tinted>
      ))}
      {more > 0 && <span className="px-1.5 text-xs text-muted">{t`+${more} lagi`}</span>}
    </button>
  )
}
