import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { LearnerEvent, OwnedItem, Phase } from '../../api/learning'
import { Card } from '../../ui/Card'
import { OwnedRow } from './OwnedRow'
import { isPast } from './phaseOf'

/** In the order in which the rows come. */
const GROUPS: readonly { phase: Phase; title: ReactNode }[] = [
  { phase: 'running', title: <Trans>Berlangsung</Trans> },
  { phase: 'coming', title: <Trans>Akan datang</Trans> },
  { phase: 'open', title: <Trans>Bisa dibuka kapan saja</Trans> },
  { phase: 'past', title: <Trans>Selesai</Trans> },
]

const eventsOf = ({ uuid }: OwnedItem, today: readonly LearnerEvent[]) =>
  today.filter((event) => event.uuid === uuid)

const areOver = (events: readonly LearnerEvent[]) => events.length > 0 && events.every(isPast)

interface OwnedGroupsProps {
  rows: readonly OwnedItem[]
  /** Today's events: their items come first, and are not repeated. */
  today?: readonly LearnerEvent[]
  /** What waits for the owner is above the list, with its button. */
  isWaitingShown?: boolean
}

/** Owned products: today's first, the others by time. */
export function OwnedGroups({ rows, today = [], isWaitingShown = false }: OwnedGroupsProps) {
  const isToday = (item: OwnedItem) => eventsOf(item, today).length > 0
  const isOver = (item: OwnedItem) => areOver(eventsOf(item, today))
  const rest = rows.filter((item) => !isToday(item))
  // What can still be attended comes first.
  const ofToday = rows.filter(isToday).toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)))
  return (
    <>
      <Group
        title={<Trans>Jadwal hari ini</Trans>}
        items={ofToday}
        today={today}
        isWaitingShown={isWaitingShown}
      />
      {GROUPS.map(({ phase, title }) => (
        <Group
          key={phase}
          title={title}
          items={rest.filter((item) => item.phase === phase)}
          isWaitingShown={isWaitingShown}
        />
      ))}
    </>
  )
}

interface GroupProps {
  title: ReactNode
  items: readonly OwnedItem[]
  today?: readonly LearnerEvent[]
  isWaitingShown: boolean
}

function Group({ title, items, today = [], isWaitingShown }: GroupProps) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2.5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {items.map((item) => {
            const events = eventsOf(item, today)
            const isAbove = isWaitingShown && item.next_step === 'fill_registration'
            return (
              <li key={item.uuid}>
                <OwnedRow item={item} today={events} isQuiet={isAbove || areOver(events)} />
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
