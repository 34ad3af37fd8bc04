import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import type { Clock } from '../../api/types'
import { formatClock } from '../../lib/format'
import { useCountdown } from '../../lib/useCountdown'
import { cx } from '../../ui/cx'
import { TimeAnnouncement } from '../time/TimeAnnouncement'
import { timerQuery } from './api'

const WARN_AT = 5 * 60
const URGENT_AT = 60

interface ExamTimerProps {
  sesiId: number
  clock: Clock
  onEnd: () => void
}

/** The time left by the server's clock; it warns in colour, and at 10, 5 and 1 minute in words. */
export function ExamTimer({ sesiId, clock, onEnd }: ExamTimerProps) {
  const { t } = useLingui()
  const timer = useQuery(timerQuery(sesiId))
  const { time_end, time_now } = timer.data ?? clock
  const { seconds } = useCountdown(time_end, time_now, onEnd, () => void timer.refetch())
  return (
    <div
      role="timer"
      aria-label={t`Sisa waktu`}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 font-bold tabular-nums transition-colors',
        seconds > WARN_AT && 'bg-sunken text-strong',
        seconds <= WARN_AT && seconds > URGENT_AT && 'bg-warning-tint text-warning',
        seconds <= URGENT_AT && 'bg-danger-tint text-danger',
      )}
    >
      <Timer aria-hidden className="size-4.5" />
      <span className="text-lg leading-none">{formatClock(seconds)}</span>
      <TimeAnnouncement seconds={seconds} />
    </div>
  )
}
