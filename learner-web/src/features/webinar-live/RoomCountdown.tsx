import type { ReactNode } from 'react'
import { formatClock } from '../../lib/format'
import { formatTimeLeft } from '../../lib/timeLeft'
import { useCountdown } from '../../lib/useCountdown'

const DAY_SECONDS = 24 * 60 * 60

interface RoomCountdownProps {
  until: string
  now: string
  onEnd: () => void
  children: ReactNode
}

/** The time until a moment of the room, by the server's clock; days and hours are words. */
export function RoomCountdown({ until, now, onEnd, children }: RoomCountdownProps) {
  const { seconds } = useCountdown(until, now, onEnd)
  return (
    <div role="timer" className="grid gap-1">
      <p className="text-sm text-muted">{children}</p>
      <p className="text-4xl font-bold text-strong tabular-nums">
        {seconds >= DAY_SECONDS ? (
          formatTimeLeft(seconds)
        ) : (
          <span dir="ltr">{formatClock(seconds)}</span>
        )}
      </p>
    </div>
  )
}
