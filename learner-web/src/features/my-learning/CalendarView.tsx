import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { eventsQuery, type LearnerEvent } from '../../api/learning'
import { paths } from '../../app/paths'
import { formatMonth } from '../../lib/format'
import { groupBy } from '../../lib/groupBy'
import { Button, IconButton, LinkButton } from '../../ui/Button'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { DayEvents } from './DayEvents'
import { addDays, addMonths, type Day, dayOf, type Month, monthOf, weeksOf } from './days'
import { MonthGrid } from './MonthGrid'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** One's meetings and events: a month, and what the chosen day has. */
export function CalendarView() {
  const [params, setParams] = useSearchParams()
  const today = dayOf(Date.now())
  const asked = params.get('month') ?? ''
  const month = MONTH.test(asked) ? asked : monthOf(today)
  const days = weeksOf(month).flat()
  const query = useQuery(eventsQuery(days[0] ?? today, addDays(days.at(-1) ?? today, 1)))
  const show = (next: Month) =>
    setParams({ tab: 'kalender', month: next }, { replace: true, preventScrollReset: true })
  const [turns, setTurns] = useState(0)
  // A day of another month that was gone to; it keeps the focus there.
  const [goal, setGoal] = useState<Day | null>(null)
  const turnTo = (next: Month) => {
    setGoal(null)
    show(next)
  }
  const goTo = (day: Day) => {
    setGoal(day)
    show(monthOf(day))
  }
  const showToday = () => {
    setTurns(turns + 1)
    turnTo(monthOf(today))
  }
  return (
    <div className="grid gap-4">
      <MonthBar month={month} onShow={turnTo} onToday={showToday} />
      <QueryView
        query={query}
        pending={<ListSkeleton count={1} className="grid" item="h-96 rounded-card" />}
      >
        {(events) => (
          <MonthEvents
            key={`${month} ${turns}`}
            month={month}
            today={today}
            events={events}
            goal={goal && monthOf(goal) === month ? goal : null}
            onLeave={goTo}
          />
        )}
      </QueryView>
    </div>
  )
}

interface MonthBarProps {
  month: Month
  onShow: (month: Month) => void
  onToday: () => void
}

function MonthBar({ month, onShow, onToday }: MonthBarProps) {
  const { t } = useLingui()
  return (
    <div className="flex items-center gap-1">
      <h2 aria-live="polite" className="flex-1 text-lg">
        {formatMonth(`${month}-01T00:00:00+07:00`)}
      </h2>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={onToday}>
        <Trans>Hari ini</Trans>
      </Button>
      <IconButton label={t`Bulan sebelumnya`} onClick={() => onShow(addMonths(month, -1))}>
        <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
      </IconButton>
      <IconButton label={t`Bulan berikutnya`} onClick={() => onShow(addMonths(month, 1))}>
        <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
      </IconButton>
    </div>
  )
}

interface MonthEventsProps {
  month: Month
  today: Day
  /** The day that was gone to from another month. */
  goal: Day | null
  onLeave: (day: Day) => void
  events: readonly LearnerEvent[]
}

function MonthEvents({ month, today, events, goal, onLeave }: MonthEventsProps) {
  const days = groupBy(events, ({ starts_at }) => dayOf(starts_at))
  const here = days.filter(({ key }) => monthOf(key) === month)
  const [day, setDay] = useState(goal ?? firstShown(month, today, here[0]?.key))
  const byDay = new Map(days.map(({ key, items }) => [key, items]))
  const choose = (next: Day) => {
    if (monthOf(next) === month) setDay(next)
    else onLeave(next)
  }
  return (
    <div className="grid gap-5 desk:grid-cols-[1fr_20rem]">
      <MonthGrid
        month={month}
        today={today}
        day={day}
        byDay={byDay}
        startsFocused={goal !== null}
        onChoose={choose}
      />
      <div className="grid content-start gap-6">
        {here.length === 0 ? (
          <NoEvents />
        ) : (
          <DayEvents day={day} events={byDay.get(day) ?? []} isToday={day === today} />
        )}
        <LaterDays days={here.filter(({ key }) => key > day)} />
      </div>
    </div>
  )
}

/** The day that a month opens with: today, or the first one with something. */
function firstShown(month: Month, today: Day, first: Day | undefined): Day {
  return monthOf(today) === month ? today : (first ?? `${month}-01`)
}

interface LaterDaysProps {
  days: readonly { key: Day; items: readonly LearnerEvent[] }[]
}

// A phone's month shows dots alone, so that its days are listed below it.
function LaterDays({ days }: LaterDaysProps) {
  if (days.length === 0) return null
  return (
    <section className="grid gap-4 border-t border-line pt-5 desk:hidden">
      <h3 className="text-sm font-semibold text-muted">
        <Trans>Berikutnya bulan ini</Trans>
      </h3>
      {days.map(({ key, items }) => (
        <DayEvents key={key} day={key} events={items} />
      ))}
    </section>
  )
}

function NoEvents() {
  return (
    <EmptyState
      title={<Trans>Tidak ada jadwal bulan ini</Trans>}
      action={
        <LinkButton variant="secondary" to={paths.product}>
          <Trans>Jelajahi katalog</Trans>
        </LinkButton>
      }
    >
      <Trans>Kelas, webinar, dan workshop Anda muncul di sini pada tanggalnya.</Trans>
    </EmptyState>
  )
}
