import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BookOpenCheck } from 'lucide-react'
import { type OwnedItem, ownedOfProductQuery } from '../../api/learning'
import { formatDate } from '../../lib/format'
import { Link } from '../../ui/Link'
import { CalendarFileLink } from '../my-learning/CalendarFileLink'
import { mostPressing, own, stepOf } from '../my-learning/steps'

const QUIET = 'inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline'

/** For owners, replaces the notes on payment and refunds. */
export function OwnersNotes({ itemId }: { itemId: number }) {
  const { data } = useQuery(ownedOfProductQuery(itemId))
  const item = mostPressing(data?.rows ?? [])
  return item ? <Notes item={item} /> : null
}

function Notes({ item }: { item: OwnedItem }) {
  const since = formatDate(item.granted_at)
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm desk:grid">
      <li className="w-full text-muted">
        <Trans>Milik Anda sejak {since}</Trans>
      </li>
      {stepOf(item).href !== own(item) && (
        <li>
          <Link to={own(item)} className={QUIET}>
            <BookOpenCheck aria-hidden className="size-4.5" />
            <Trans>Buka di Belajar saya</Trans>
          </Link>
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
