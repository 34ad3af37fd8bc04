import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pause, Timer } from 'lucide-react'
import { formatClock } from '../../lib/format'
import { useCountdown } from '../../lib/useCountdown'
import { cx } from '../../ui/cx'
import { TimeAnnouncement } from '../time/TimeAnnouncement'
import type { AttemptKind, Clock } from './types'

const WARN_AT = 5 * 60
const URGENT_AT = 60
const RESYNC_MS = 30_000
const CLOCK = 'attemptClock'

/** The server's clock, asked again every half minute and whenever the participant comes back. */
export function useClock(kind: AttemptKind, first: Clock): Clock {
  const { data } = useQuery({
    queryKey: [CLOCK, kind.session, kind.of],
    queryFn: ({ signal }) => kind.readClock(signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: RESYNC_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  return data ?? first
}

/** The time left by the server's clock; it warns in colour, and at 10, 5 and 1 minute in words. */
export function AttemptTimer({ clock, onEnd }: { clock: Clock; onEnd: () => void }) {
  return clock.is_paused ? <Paused /> : <Running clock={clock} onEnd={onEnd} />
}

function Paused() {
  return (
    <p className="inline-flex min-h-11 items-center gap-2 rounded-full bg-warning-tint px-3.5 font-bold text-warning">
      <Pause aria-hidden className="size-4.5" />
      <Trans>Dijeda</Trans>
    </p>
  )
}

function Running({ clock, onEnd }: { clock: Clock; onEnd: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const resync = () => void client.refetchQueries({ queryKey: [CLOCK] })
  const { seconds } = useCountdown(clock.time_end, clock.time_now, onEnd, resync)
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
