import { useLingui } from '@lingui/react/macro'
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react'
import type { LearnerEvent } from '../../api/learning'
import { directionOf, useLocale } from '../../i18n/locales'
import { kindMeta } from '../../kinds/kindMeta'
import { formatDatePart, formatLongDay } from '../../lib/format'
import { Tinted } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { type Day, dayByKey, type Month, monthOf, weeksOf } from './days'
import { EventTime } from './EventTime'

const MOST_SHOWN = 2
const MOST_DOTS = 3
const midday = (day: Day) => `${day}T12:00:00+07:00`

interface MonthGridProps {
  month: Month
  today: Day
  /** The day whose events are listed beside the grid. */
  day: Day
  byDay: ReadonlyMap<Day, readonly LearnerEvent[]>
  /** The keyboard came here from another month. */
  startsFocused: boolean
  onChoose: (day: Day) => void
}

/** A month of days, with dots for events on phones; arrows, Home, End and the page keys move between them. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, day, byDay, startsFocused, onChoose } = props
  const { t } = useLingui()
  const table = useRef<HTMLTableElement>(null)
  const moved = useRef(startsFocused)
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
              className="border-b border-line py-2 text-center text-xs font-semibold text-muted desk:px-4 desk:text-start"
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
                className="h-14 border-b border-e border-line p-0 align-top last:border-e-0 desk:h-24"
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
  const kinds = [...new Set(events.map(({ kind }) => kind))]
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
      className={cn(
        'grid h-full w-full grid-cols-1 content-start gap-1 p-1.5 text-start transition-colors hover:bg-sunken focus-visible:-outline-offset-2',
        isChosen && 'bg-primary-tint hover:bg-primary-tint',
      )}
    >
      <span className="sr-only">
        {`${date}, ${t`${count} jadwal`}`}
        {kinds.map((kind) => (
          <Fragment key={kind}>, {kindMeta[kind].label}</Fragment>
        ))}
      </span>
      <span aria-hidden className="contents">
        <span
          className={cn(
            'mx-auto grid size-7 place-items-center rounded-full text-sm tabular-nums desk:mx-0',
            isToday ? 'bg-primary font-bold text-on-primary' : 'text-strong',
            isOther && !isToday && 'text-muted opacity-70',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <Dots events={events} />
        {events.slice(0, MOST_SHOWN).map((event) => (
          <EventLabel key={`${event.uuid}${event.starts_at}`} event={event} />
        ))}
        {more > 0 && (
          <span className="px-1.5 text-xs text-muted max-desk:hidden">{t`+${more} lagi`}</span>
        )}
      </span>
    </button>
  )
}

function Dots({ events }: Pick<DayCellProps, 'events'>) {
  return (
    <span className="flex justify-center gap-1 desk:hidden">
      {events.slice(0, MOST_DOTS).map(({ uuid, starts_at, kind }) => (
        <Tinted
          key={`${uuid}${starts_at}`}
          tone={kindMeta[kind].tone}
          className="size-1.5 rounded-full bg-current!"
        />
      ))}
    </span>
  )
}

function EventLabel({ event }: { event: LearnerEvent }) {
  return (
    <Tinted
      tone={kindMeta[event.kind].tone}
      className="block rounded px-1.5 py-1 text-xs font-semibold max-desk:hidden"
    >
      <span className="block truncate font-normal tabular-nums">
        <EventTime event={event} isShort />
      </span>
      <bdi className="block truncate">{event.session_title || event.title}</bdi>
    </Tinted>
  )
}
