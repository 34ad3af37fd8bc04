import { Trans, useLingui } from '@lingui/react/macro'
import {
  CalendarClock,
  ClipboardList,
  MapPin,
  MessagesSquare,
  MonitorPlay,
  Ticket,
} from 'lucide-react'
import type { LearnerEvent, OwnedItem } from '../../api/learning'
import { pathTo } from '../../app/paths'
import { MODES } from '../../kinds/facts/names'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { formatDate, formatDateTime } from '../../lib/format'
import { formatStart } from '../../lib/formatStart'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { ProgressRing } from '../../ui/ProgressRing'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { WhyNoCertificate } from '../certificates/WhyNoCertificate'
import { AssessmentProgress } from './AssessmentProgress'
import { CalendarFileLink } from './CalendarFileLink'
import { discussions, hasDiscussions } from './discussions'
import { EventTime } from './EventTime'
import { isPast } from './phaseOf'
import { StepLink } from './StepLink'
import { own, stepOf } from './steps'

const QUIET =
  'inline-flex min-h-9 items-center gap-1.5 font-medium whitespace-nowrap text-ink hover:text-primary hover:underline max-sm:min-h-11'

interface OwnedRowProps {
  item: OwnedItem
  /** Its events of today, in the place of all its days. */
  today: readonly LearnerEvent[]
  /** Whether other steps are more pressing: shown above already, or of an event that is over. */
  isQuiet?: boolean
}

/** One owned product: title, time and place, and the next step. */
export function OwnedRow({ item, today, isQuiet = false }: OwnedRowProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-x-3.5 gap-y-2 max-sm:flex-wrap sm:items-center sm:gap-5">
        <ItemImage kind={item.kind} url={item.image_url} className="size-14 shrink-0 sm:size-18" />
        <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1 wrap-break-word max-sm:basis-[calc(100%-4.375rem)] max-[20rem]:basis-full">
          <KindChip kind={item.kind} />
          <h3 className="text-base leading-snug sm:text-lg">
            <Link to={own(item)} className="hover:text-primary hover:underline">
              <bdi>{item.title}</bdi>
            </Link>
          </h3>
          <Facts item={item} today={today} />
          <MoreLinks item={item} />
          {item.phase === 'past' && !item.certificate_number && <WhyNoCertificate of={item.uuid} />}
        </div>
        {item.progress !== null && item.progress < 100 && item.phase !== 'coming' && (
          <span className="max-sm:ms-17.5">
            <ProgressRing label={t`Progres Anda`} percent={item.progress} />
          </span>
        )}
      </div>
      <StepLink
        item={item}
        isQuiet={isQuiet}
        className={cn('max-sm:w-full', isOnlyLooking(item) && 'max-sm:hidden')}
      />
    </div>
  )
}

/** On a small screen the title leads there as well. */
const isOnlyLooking = (item: OwnedItem) =>
  item.next_step === 'open' && stepOf(item).href === own(item)

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

function When({ item, today }: OwnedRowProps) {
  if (today.length === 0) return item.next_session_at ? <NextSession item={item} /> : start(item)
  return today.map((event, index) => (
    <span key={event.starts_at} className={isPast(event) ? undefined : 'font-semibold text-strong'}>
      {index > 0 && ', '}
      <EventTime event={event} />
      {event.session_title && (
        <>
          {'\u00a0· '}
          <bdi>{event.session_title}</bdi>
        </>
      )}
      {isPast(event) && (
        <>
          {'\u00a0· '}
          <Trans>Selesai</Trans>
        </>
      )}
    </span>
  ))
}

function Facts({ item, today }: OwnedRowProps) {
  const since = formatDate(item.granted_at)
  const left = item.remaining
  const until = item.valid_until ? formatDate(item.valid_until) : ''
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {item.starts_at ? (
        <li className="inline-flex items-center gap-1.5">
          <CalendarClock aria-hidden className="size-4 shrink-0" />
          <span>
            <When item={item} today={today} />
          </span>
        </li>
      ) : (
        <li>
          <Trans>
            Milik Anda sejak <bdi>{since}</bdi>
          </Trans>
        </li>
      )}
      {item.starts_at && item.mode === 'online' && (
        <li className="inline-flex items-center gap-1.5">
          <MonitorPlay aria-hidden className="size-4 shrink-0" />
          {MODES.online}
        </li>
      )}
      {item.place && item.mode !== 'online' && (
        <li className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <UntranslatedText>{item.place}</UntranslatedText>
        </li>
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

/** Something is shown at a door, and the next step is another. */
const isTicketBeside = (item: OwnedItem) =>
  item.ticket_url !== null &&
  item.phase !== 'past' &&
  item.next_step !== 'join_room' &&
  stepOf(item).href !== item.ticket_url

/** Secondary actions, less prominent than the next step. */
function MoreLinks({ item }: { item: OwnedItem }) {
  const form = item.registration_number
  return (
    <ul className="-mb-1.5 flex flex-wrap gap-x-5 text-sm empty:hidden max-sm:-ms-17.5">
      {hasDiscussions(item) && (
        <li className="max-sm:hidden">
          <Link to={discussions(item)} className={QUIET}>
            <MessagesSquare aria-hidden className="size-4" />
            <Trans>Diskusi</Trans>
          </Link>
        </li>
      )}
      {form !== null && item.next_step !== 'fill_registration' && (
        <li>
          <Link to={pathTo('registration', { number: form })} className={QUIET}>
            <ClipboardList aria-hidden className="size-4" />
            <Trans>Pendaftaran</Trans>
          </Link>
        </li>
      )}
      {isTicketBeside(item) && (
        <li>
          <a href={item.ticket_url ?? ''} className={QUIET}>
            <Ticket aria-hidden className="size-4" />
            <Trans>Lihat tiket</Trans>
          </a>
        </li>
      )}
      {item.calendar_url && item.phase === 'coming' && (
        <li>
          <CalendarFileLink url={item.calendar_url} className={QUIET} />
        </li>
      )}
    </ul>
  )
}
