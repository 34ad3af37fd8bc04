import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatClock } from '../../lib/format'
import { useCountdown } from '../../lib/useCountdown'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

interface RoomCountdownProps {
  until: string
  now: string
  onEnd: () => void
  children: ReactNode
}

/** The time until a moment of the room, by the server's clock; days and hours are words. */
export function RoomCountdown({ until, now, onEnd, children }: RoomCountdownProps) {
  const { seconds } = useCountdown(until, now, onEnd)
  const days = Math.floor(seconds / DAY_SECONDS)
  const hours = Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS)
  return (
    <div role="timer" className="grid gap-1">
      <p className="text-sm text-muted">{children}</p>
      <p className="text-4xl font-bold text-strong tabular-nums">
        {days > 0 ? (
          <Trans>
            {days} hari {hours} jam
          </Trans>
        ) : (
          <span dir="ltr">{formatClock(seconds)}</span>
        )}
      </p>
    </div>
  )
}
