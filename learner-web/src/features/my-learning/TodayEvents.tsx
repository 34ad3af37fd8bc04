import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { LearnerEvent } from '../../api/learning'
import { pathTo } from '../../app/paths'
import { KindChip } from '../../kinds/KindChip'
import { useNow } from '../../lib/useNow'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { FactLine } from '../../ui/FactLine'
import { Link } from '../../ui/Link'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { roomPath } from '../webinar-live/api'
import { EventTime } from './EventTime'
import { openRoomOf } from './openRoom'
import { PhaseChip } from './PhaseChip'
import { isPast, phaseOf } from './phaseOf'

/** Each event of today leads to where it takes place; nothing on a free day. */
export function TodayEvents({ events }: { events: readonly LearnerEvent[] }) {
  const title = useId()
  useNow()
  if (events.length === 0) return null
  return (
    <Card className="grid content-start gap-1 p-2 sm:p-3">
      <h2 id={title} className="px-2 pt-2 text-lg">
        <Trans>Jadwal hari ini</Trans>
      </h2>
      <ul aria-labelledby={title} className="grid">
        {pastLast(events).map((event) => (
          <li key={`${event.uuid}${event.starts_at}`}>
            <EventRow event={event} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What can still be attended comes first. */
const pastLast = (events: readonly LearnerEvent[]) =>
  events.toSorted((one, other) => Number(isPast(one)) - Number(isPast(other)))

/** The class, the online room, or else the page of the owned product. */
function placeOf({ uuid, kind, slug, has_room }: LearnerEvent): string {
  if (kind === 'oti') return pathTo('otiTraining', { slug })
  return (has_room && roomPath(kind, slug)) || pathTo('ownedItem', { uuid })
}

function EventRow({ event }: { event: LearnerEvent }) {
  return (
    <div className="group relative grid gap-x-5 gap-y-1.5 rounded-control px-2 py-2.5 hover:bg-sunken sm:grid-cols-[8.5rem_1fr_auto] sm:items-center desk:grid-cols-[8.5rem_1fr_auto_8rem]">
      <span className="text-sm font-semibold text-strong tabular-nums">
        <EventTime event={event} />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <Link
          to={placeOf(event)}
          className="font-semibold text-strong outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
        >
          <TitleText>{event.title}</TitleText>
        </Link>
        <Details event={event} />
      </span>
      <span className="flex flex-wrap items-center gap-1.5 desk:contents">
        <span className="flex flex-wrap items-center gap-1.5">
          <KindChip kind={event.kind} />
          <PhaseChip phase={phaseOf(event)} />
        </span>
        <EventAction event={event} />
      </span>
    </div>
  )
}

const ACTION = 'relative min-h-11 max-sm:basis-full'

/** The way into the room once it is open, or else to where the event is described. */
function EventAction({ event }: { event: LearnerEvent }) {
  const room = openRoomOf(event, useNow())
  if (room)
    return (
      <LinkButton to={room} size="sm" className={ACTION}>
        <Trans>Gabung</Trans>
      </LinkButton>
    )
  if (isPast(event)) return null
  return (
    <LinkButton to={placeOf(event)} size="sm" variant="secondary" className={ACTION}>
      {event.kind === 'oti' ? <Trans>Buka kelas</Trans> : <Trans>Lihat rincian</Trans>}
    </LinkButton>
  )
}

function Details({ event }: { event: LearnerEvent }) {
  return (
    <span className="text-sm text-muted">
      <FactLine>
        {event.session_title && <bdi>{event.session_title}</bdi>}
        {event.has_room && <Trans>Ruang daring</Trans>}
        {event.place && <UntranslatedText>{event.place}</UntranslatedText>}
      </FactLine>
    </span>
  )
}
