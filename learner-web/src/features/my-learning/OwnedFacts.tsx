import { Trans } from '@lingui/react/macro'
import { CalendarClock, type LucideIcon, MapPin, MonitorPlay } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LearnerEvent, OwnedItem } from '../../api/learning'
import { MODES } from '../../kinds/facts/names'
import { formatDate, formatDateTime } from '../../lib/format'
import { formatStart } from '../../lib/formatStart'
import { FactLine } from '../../ui/FactLine'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { AssessmentProgress } from './AssessmentProgress'
import { EventTime } from './EventTime'
import { isPast } from './phaseOf'

interface OwnedFactsProps {
  item: OwnedItem
  /** Its events of today, in the place of all its days. */
  today: readonly LearnerEvent[]
}

const start = ({ starts_at, ends_at }: OwnedItem) => formatStart(starts_at ?? '', ends_at)

/** What has begun is met again then. */
function NextSession({ item }: { item: OwnedItem }) {
  if (item.phase !== 'running' || !item.next_session_at) return start(item)
  const when = formatDateTime(item.next_session_at)
  return (
    <Trans>
      Pertemuan berikutnya <bdi>{when}</bdi>
    </Trans>
  )
}

function When({ item, today }: OwnedFactsProps) {
  if (today.length === 0) return item.next_session_at ? <NextSession item={item} /> : start(item)
  return today.map((event) => (
    <span
      key={event.starts_at}
      className={isPast(event) ? 'block' : 'block font-semibold text-strong'}
    >
      <FactLine>
        <EventTime event={event} />
        {event.session_title && <bdi>{event.session_title}</bdi>}
        {isPast(event) && <Trans>Selesai</Trans>}
      </FactLine>
    </span>
  ))
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="inline-flex items-start gap-1.5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </li>
  )
}

/** When and where it takes place, or since when it is owned, and what is left of it. */
export function OwnedFacts({ item, today }: OwnedFactsProps) {
  const since = formatDate(item.granted_at)
  const left = item.remaining
  const until = item.valid_until ? formatDate(item.valid_until) : ''
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {item.starts_at ? (
        <Fact icon={CalendarClock}>
          <When item={item} today={today} />
        </Fact>
      ) : (
        <li>
          <Trans>
            Milik Anda sejak <bdi>{since}</bdi>
          </Trans>
        </li>
      )}
      {item.starts_at && item.mode === 'online' && <Fact icon={MonitorPlay}>{MODES.online}</Fact>}
      {item.place && item.mode !== 'online' && (
        <Fact icon={MapPin}>
          <UntranslatedText>{item.place}</UntranslatedText>
        </Fact>
      )}
      {item.next_step === 'continue_assessment' && item.sesi_id !== null && (
        <li className="font-semibold text-strong">
          <AssessmentProgress sesiId={item.sesi_id} />
        </li>
      )}
      {until && (
        <li>
          <Trans>
            Berlaku sampai <bdi>{until}</bdi>
          </Trans>
        </li>
      )}
      {left !== null && (
        <li>
          <Trans>
            Sisa <bdi>{left}</bdi> workshop
          </Trans>
        </li>
      )}
    </ul>
  )
}
