import { Trans, useLingui } from '@lingui/react/macro'
import {
  CalendarClock,
  CalendarPlus,
  ClipboardList,
  MapPin,
  MessagesSquare,
  Ticket,
} from 'lucide-react'
import type { OwnedItem } from '../../api/learning'
import { paths, pathTo } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { calendarFile } from '../../lib/calendarFile'
import { formatDate } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { ProgressRing } from '../../ui/ProgressRing'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { formatStart } from './formatStart'
import { PhaseChip } from './PhaseChip'
import { StepLink } from './StepLink'
import { own } from './steps'

/** What people take part in together has discussions of its own. */
const TALKS: readonly OwnedItem['kind'][] = ['training', 'oti', 'elearning', 'webinar', 'workshop']

const QUIET =
  'inline-flex min-h-9 items-center gap-1.5 font-medium text-ink hover:text-primary hover:underline max-sm:min-h-11'

/** One thing that one owns: what it is, when and where, and what to do next. */
export function OwnedCard({ item }: { item: OwnedItem }) {
  const { t } = useLingui()
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-4 p-4 sm:p-5">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-4 sm:items-center sm:gap-5">
        <ItemImage kind={item.kind} url={item.image_url} className="size-16 shrink-0 sm:size-20" />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <div className="flex flex-wrap items-center gap-1.5">
            <KindChip kind={item.kind} />
            <PhaseChip phase={item.phase} />
          </div>
          <h2 className="text-lg leading-snug">
            <Link to={own(item)} className="hover:text-primary hover:underline">
              <bdi>{item.title}</bdi>
            </Link>
          </h2>
          <Facts item={item} />
          <MoreLinks item={item} />
        </div>
        {item.progress !== null && item.progress < 100 && item.phase !== 'coming' && (
          <ProgressRing label={t`Progres Anda`} percent={item.progress} />
        )}
      </div>
      <div className="max-sm:w-full max-sm:*:w-full">
        <StepLink item={item} />
      </div>
    </Card>
  )
}

function Facts({ item }: { item: OwnedItem }) {
  const since = formatDate(item.granted_at)
  const left = item.remaining
  const until = item.valid_until ? formatDate(item.valid_until) : ''
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {item.starts_at ? (
        <li className="inline-flex items-center gap-1.5">
          <CalendarClock aria-hidden className="size-4 shrink-0" />
          {formatStart(item.starts_at, item.ends_at)}
        </li>
      ) : (
        <li>
          <Trans>Milik Anda sejak {since}</Trans>
        </li>
      )}
      {item.place && (
        <li className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <UntranslatedText>{item.place}</UntranslatedText>
        </li>
      )}
      {until && (
        <li>
          <Trans>Berlaku sampai {until}</Trans>
        </li>
      )}
      {left !== null && (
        <li>
          <Trans>Sisa {left} workshop</Trans>
        </li>
      )}
    </ul>
  )
}

/** What else can be done with it, below what it is: quiet, so that the next step stands out. */
function MoreLinks({ item }: { item: OwnedItem }) {
  const form = item.registration_number
  return (
    <ul className="-mb-1.5 flex flex-wrap gap-x-5 text-sm empty:hidden">
      {TALKS.includes(item.kind) && (
        <li>
          <Link to={`${paths.forum}?product=${item.item_id}`} className={QUIET}>
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
      {item.kind === 'oti' && item.ticket_url && item.phase !== 'past' && (
        <li>
          <a href={item.ticket_url} className={QUIET}>
            <Ticket aria-hidden className="size-4" />
            <Trans>Lihat tiket</Trans>
          </a>
        </li>
      )}
      {item.starts_at && item.phase === 'coming' && (
        <li>
          <a href={calendarFile(item)} download={`${item.slug}.ics`} className={QUIET}>
            <CalendarPlus aria-hidden className="size-4" />
            <Trans>Simpan ke kalender</Trans>
          </a>
        </li>
      )}
    </ul>
  )
}
