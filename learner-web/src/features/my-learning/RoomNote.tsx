import { Trans } from '@lingui/react/macro'
import { MonitorPlay } from 'lucide-react'
import { useState } from 'react'
import type { OwnedItem } from '../../api/learning'
import { formatDateTime } from '../../lib/format'
import { formatTimeLeft } from '../../lib/timeLeft'
import { useCountdown } from '../../lib/useCountdown'
import { Link } from '../../ui/Link'
import { own } from './steps'

/** Where the online room of what was bought is found, and from when; nothing where there is none. */
export function RoomNote({ item }: { item: OwnedItem }) {
  if (!item.room_opens_at) return null
  const opens = formatDateTime(item.room_opens_at)
  return (
    <div className="flex items-start gap-3 rounded-control bg-sunken p-3.5 text-start text-[15px]">
      <MonitorPlay aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="grid gap-0.5">
        <TimeLeft until={item.room_opens_at} />
        <p>
          <Trans>
            Ruang daringnya ada di{' '}
            <Link
              to={own(item)}
              className="font-semibold text-primary underline underline-offset-2"
            >
              Belajar saya
            </Link>
            , dibuka {opens}.
          </Trans>
        </p>
      </div>
    </div>
  )
}

/** The time until the room opens; nothing once it is open. */
function TimeLeft({ until }: { until: string }) {
  const [start] = useState(() => new Date().toISOString())
  const { seconds, ended } = useCountdown(until, start)
  if (ended) return null
  return (
    <p role="timer" className="tabular-nums">
      <Trans>Ruang dibuka dalam</Trans>{' '}
      <strong className="text-strong">
        <bdi>{formatTimeLeft(seconds)}</bdi>
      </strong>
    </p>
  )
}
