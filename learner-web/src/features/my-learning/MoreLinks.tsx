import { Trans } from '@lingui/react/macro'
import { ClipboardList, MessagesSquare, Ticket } from 'lucide-react'
import type { OwnedItem } from '../../api/learning'
import { pathTo } from '../../app/paths'
import { Link } from '../../ui/Link'
import { CalendarFileLink } from './CalendarFileLink'
import { discussions, hasDiscussions } from './discussions'
import { stepOf } from './steps'

/** On a small screen a square beside the next step, its name for screen readers alone. */
const LINK =
  'inline-flex min-h-9 items-center gap-1.5 font-medium whitespace-nowrap text-ink hover:text-primary sm:hover:underline max-sm:size-11 max-sm:justify-center max-sm:rounded-control max-sm:border max-sm:border-line max-sm:hover:border-primary'
const NAME = 'max-sm:sr-only'
const ICON = 'size-4 max-sm:size-5'

/** Something is shown at a door, and the next step is another. */
const isTicketBeside = (item: OwnedItem) =>
  item.ticket_url !== null &&
  item.phase !== 'past' &&
  item.next_step !== 'join_room' &&
  stepOf(item).href !== item.ticket_url

const hasForm = (item: OwnedItem) =>
  item.registration_number !== null && item.next_step !== 'fill_registration'

const isForCalendar = (item: OwnedItem) => !!item.calendar_url && item.phase === 'coming'

/** Whether a small screen shows any. */
export const hasMoreLinks = (item: OwnedItem): boolean =>
  hasForm(item) || isTicketBeside(item) || isForCalendar(item)

/** Secondary actions, less prominent than the next step. */
export function MoreLinks({ item, className }: { item: OwnedItem; className: string }) {
  return (
    <ul className={className}>
      {hasDiscussions(item) && (
        <li className="max-sm:hidden">
          <Link to={discussions(item)} className={LINK}>
            <MessagesSquare aria-hidden className={ICON} />
            <Trans>Diskusi</Trans>
          </Link>
        </li>
      )}
      {hasForm(item) && (
        <li>
          <Link
            to={pathTo('registration', { number: item.registration_number ?? '' })}
            className={LINK}
          >
            <ClipboardList aria-hidden className={ICON} />
            <span className={NAME}>
              <Trans>Pendaftaran</Trans>
            </span>
          </Link>
        </li>
      )}
      {isTicketBeside(item) && (
        <li>
          <a href={item.ticket_url ?? ''} className={LINK}>
            <Ticket aria-hidden className={ICON} />
            <span className={NAME}>
              <Trans>Lihat tiket</Trans>
            </span>
          </a>
        </li>
      )}
      {isForCalendar(item) && (
        <li>
          <CalendarFileLink url={item.calendar_url ?? ''} className={LINK} nameClassName={NAME} />
        </li>
      )}
    </ul>
  )
}
