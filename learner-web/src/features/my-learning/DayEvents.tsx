import { Trans } from '@lingui/react/macro'
import type { LearnerEvent } from '../../api/learning'
import { pathTo } from '../../app/paths'
import { KindChip } from '../../kinds/KindChip'
import { formatLongDay } from '../../lib/format'
import { useNow } from '../../lib/useNow'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { FactLine } from '../../ui/FactLine'
import { Link } from '../../ui/Link'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { type Day, dayOf } from './days'
import { EventTime } from './EventTime'
import { openRoomOf } from './openRoom'
import { PhaseChip } from './PhaseChip'
import { phaseOf } from './phaseOf'

interface DayEventsProps {
  day: Day
  events: readonly LearnerEvent[]
  isToday?: boolean
}

/** The events of one day, each leading to what it belongs to. */
export function DayEvents({ day, events, isToday = false }: DayEventsProps) {
  return (
    <section className="grid content-start gap-2.5">
      <h3 className="flex items-center gap-2 text-base">
        {formatLongDay(`${day}T12:00:00+07:00`)}
        {isToday && (
          <Chip tone="primary">
            <Trans>Hari ini</Trans>
          </Chip>
        )}
      </h3>
      {events.length === 0 && (
        <p className="rounded-card border border-dashed border-line p-5 text-center text-sm text-muted">
          <Trans>Tidak ada jadwal pada hari ini.</Trans>
        </p>
      )}
      <ul className="grid gap-2.5">
        {events.map((event) => (
          <li key={`${event.uuid}${event.starts_at}`}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What it takes to be there: the room while it is open, or the ticket of what has a place. */
function Action({ event }: { event: LearnerEvent }) {
  const room = openRoomOf(event, useNow())
  const look = 'relative mt-1.5 min-h-11 justify-self-start'
  if (room)
    return (
      <LinkButton to={room} size="sm" className={look}>
        <Trans>Gabung</Trans>
      </LinkButton>
    )
  if (!event.place || phaseOf(event) === 'past') return null
  return (
    <LinkButton
      to={pathTo('ownedItem', { uuid: event.uuid })}
      size="sm"
      variant="secondary"
      className={look}
    >
      <Trans>Tiket dan rincian</Trans>
    </LinkButton>
  )
}

function EventCard({ event }: { event: LearnerEvent }) {
  return (
    <Card className="relative grid gap-1.5 p-4 transition-colors hover:border-primary">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="font-semibold text-strong tabular-nums">
          <EventTime event={event} />
        </span>
        <span className="flex flex-wrap gap-1.5">
          <KindChip kind={event.kind} />
          {dayOf(event.starts_at) === dayOf(Date.now()) && <PhaseChip phase={phaseOf(event)} />}
        </span>
      </p>
      <Link
        to={pathTo('ownedItem', { uuid: event.uuid })}
        className="font-semibold text-strong after:absolute after:inset-0 hover:text-primary"
      >
        <TitleText>{event.title}</TitleText>
      </Link>
      {event.session_title && (
        <p className="text-sm">
          <bdi>{event.session_title}</bdi>
        </p>
      )}
      <p className="text-sm text-muted">
        <FactLine>
          {event.has_room && <Trans>Ruang daring</Trans>}
          {event.place && <UntranslatedText>{event.place}</UntranslatedText>}
          {event.room && <UntranslatedText>{event.room}</UntranslatedText>}
        </FactLine>
      </p>
      <Action event={event} />
    </Card>
  )
}
