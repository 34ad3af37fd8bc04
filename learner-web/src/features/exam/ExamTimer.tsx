import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Clock } from '../../api/types'
import { formatClock, formatDuration } from '../../lib/format'
import { useCountdown } from '../../lib/useCountdown'
import { cx } from '../../ui/cx'
import { timerQuery } from './api'

const WARN_AT = 5 * 60
const URGENT_AT = 60
const ANNOUNCED_AT = [600, 300, 60]

interface ExamTimerProps {
  sesiId: number
  clock: Clock
  onEnd: () => void
}

/** The time left by the server's clock; it warns in colour, and at 10, 5 and 1 minute in words. */
export function ExamTimer({ sesiId, clock, onEnd }: ExamTimerProps) {
  const { t } = useLingui()
  const { time_end, time_now } = useQuery(timerQuery(sesiId)).data ?? clock
  const { seconds } = useCountdown(time_end, time_now, onEnd)
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
      <Announcement seconds={seconds} />
    </div>
  )
}

/** What to announce when the time left has fallen from `before` to `now`; null for nothing. */
export function crossed(before: number, now: number): number | null {
  return ANNOUNCED_AT.findLast((mark) => before > mark && now <= mark) ?? null
}

function Announcement({ seconds }: { seconds: number }) {
  const { t } = useLingui()
  const [heard, setHeard] = useState({ seconds, mark: null as number | null })
  useEffect(() => {
    setHeard((last) => ({ seconds, mark: crossed(last.seconds, seconds) ?? last.mark }))
  }, [seconds])
  const left = heard.mark === null ? '' : formatDuration(heard.mark / 60)
  return (
    <span aria-live="polite" className="sr-only">
      {left && t`Sisa waktu ${left}`}
    </span>
  )
}
