import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pause, Timer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatClock, formatDuration } from '../../lib/format'
import { useCountdown } from '../../lib/useCountdown'
import { cn } from '../../ui/cn'
import { toast } from '../../ui/toast'
import { TimeAnnouncement } from '../time/TimeAnnouncement'
import { addedMinutes } from './addedMinutes'
import { attemptKey } from './api'
import type { AttemptKind, Clock } from './types'

const WARN_AT = 5 * 60
const URGENT_AT = 60
const RESYNC_MS = 30_000
/** A pause may end at any moment, and the time runs from then on. */
const PAUSED_RESYNC_MS = 5_000

export interface ServerClock {
  clock: Clock
  /** Asks the server for its time now. */
  resync: () => void
}

/** Says that a supervisor has added time. */
function useAddedTime(clock: Clock): void {
  const { t } = useLingui()
  const before = useRef(clock)
  useEffect(() => {
    const minutes = addedMinutes(before.current, clock)
    before.current = clock
    if (minutes > 0) toast.info(t`Pengawas menambah waktu Anda ${formatDuration(minutes)}.`)
  }, [clock, t])
}

/**
 * The server's clock, asked again every half minute (every few seconds while the attempt is paused) and
 * whenever the participant comes back.
 */
export function useClock(kind: AttemptKind, first: Clock): ServerClock {
  const { data, refetch } = useQuery({
    queryKey: [...attemptKey(kind), 'clock'],
    queryFn: ({ signal }) => kind.readClock(signal),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      (state.data ?? first).is_paused ? PAUSED_RESYNC_MS : RESYNC_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const clock = data ?? first
  useAddedTime(clock)
  return { clock, resync: () => void refetch() }
}

/** The time left by the server's clock; it warns in colour, and at 10, 5 and 1 minute in words. */
export function AttemptTimer(props: ServerClock & { onEnd: () => void }) {
  return props.clock.is_paused ? <Paused /> : <Running {...props} />
}

function Paused() {
  return (
    <p className="inline-flex min-h-11 items-center gap-2 rounded-full bg-warning-tint px-3.5 font-bold text-warning">
      <Pause aria-hidden className="size-4.5" />
      <Trans>Dijeda</Trans>
    </p>
  )
}

function Running({ clock, resync, onEnd }: ServerClock & { onEnd: () => void }) {
  const { t } = useLingui()
  const { seconds } = useCountdown(clock.time_end, clock.time_now, onEnd, resync)
  return (
    <div
      role="timer"
      aria-label={t`Sisa waktu`}
      className={cn(
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
