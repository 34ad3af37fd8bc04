import { Trans } from '@lingui/react/macro'
import { MonitorPlay } from 'lucide-react'
import type { OwnedItem } from '../../api/learning'
import { formatDateTime } from '../../lib/format'
import { Link } from '../../ui/Link'
import { own } from './steps'

/** Where the online room of what was bought is found, and from when; nothing where there is none. */
export function RoomNote({ item }: { item: OwnedItem }) {
  if (!item.room_opens_at) return null
  const opens = formatDateTime(item.room_opens_at)
  return (
    <p className="flex items-start gap-2 text-[15px]">
      <MonitorPlay aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>
        <Trans>
          Ruang daringnya ada di{' '}
          <Link to={own(item)} className="font-semibold text-primary underline underline-offset-2">
            Belajar saya
          </Link>
          , dibuka {opens}.
        </Trans>
      </span>
    </p>
  )
}
