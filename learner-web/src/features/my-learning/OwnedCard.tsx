import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, CalendarPlus, MapPin, MessagesSquare } from 'lucide-react'
import type { OwnedItem } from '../../api/learning'
import { paths, pathTo } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { calendarFile } from '../../lib/calendarFile'
import { formatDate, formatDateTime } from '../../lib/format'
import { buttonVariants, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { ProgressRing } from '../../ui/ProgressRing'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { PhaseChip } from './PhaseChip'
import { StepLink } from './StepLink'
import { own } from './steps'

/** What people take part in together has discussions of its own. */
const TALKS: readonly OwnedItem['kind'][] = ['training', 'oti', 'elearning', 'webinar', 'workshop']

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
              <UntranslatedText>{item.title}</UntranslatedText>
            </Link>
          </h2>
          <Facts item={item} />
        </div>
        {item.progress !== null && item.progress < 100 && item.phase !== 'coming' && (
          <ProgressRing label={t`Progres Anda`} percent={item.progress} />
        )}
      </div>
      <Actions item={item} />
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
          {formatDateTime(item.starts_at)}
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

function Actions({ item }: { item: OwnedItem }) {
  const hasForm = item.registration_number !== null && item.next_step !== 'fill_registration'
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full max-sm:[&>:last-child]:flex-1">
      {item.starts_at && item.phase === 'coming' && (
        <a
          href={calendarFile(item)}
          download={`${item.slug}.ics`}
          className={buttonVariants({ variant: 'secondary', className: 'max-sm:px-3' })}
        >
          <CalendarPlus aria-hidden className="size-4.5" />
          <span className="max-sm:sr-only">
            <Trans>Simpan ke kalender</Trans>
          </span>
        </a>
      )}
      {hasForm && (
        <LinkButton
          variant="secondary"
          to={pathTo('registration', { number: item.registration_number ?? '' })}
        >
          <Trans>Pendaftaran</Trans>
        </LinkButton>
      )}
      {TALKS.includes(item.kind) && (
        <LinkButton variant="ghost" to={`${paths.forum}?product=${item.item_id}`}>
          <MessagesSquare aria-hidden className="size-4.5" />
          <Trans>Diskusi</Trans>
        </LinkButton>
      )}
      {item.kind === 'oti' && item.ticket_url && item.phase !== 'past' && (
        <a href={item.ticket_url} className={buttonVariants({ variant: 'secondary' })}>
          <Trans>Lihat tiket</Trans>
        </a>
      )}
      <StepLink item={item} />
    </div>
  )
}
