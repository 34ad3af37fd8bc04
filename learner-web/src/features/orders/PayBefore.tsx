import { Plural, Trans } from '@lingui/react/macro'
import { brokenAtDots, formatClock, formatDateTime } from '../../lib/format'
import { useCountdown } from '../../lib/useCountdown'

const HOUR_SECONDS = 3600
const DAY_HOURS = 24

interface PayBeforeProps {
  expiresAt: string
  /** The server's clock, by which that is meant. */
  timeNow: string
  onEnd: () => void
}

function Left({ seconds }: { seconds: number }) {
  const hours = Math.floor(seconds / HOUR_SECONDS)
  if (hours < 2 * DAY_HOURS) return <Plural value={hours} other="sisa # jam" />
  return <Plural value={Math.floor(hours / DAY_HOURS)} other="sisa # hari" />
}

/** How long an order can still be paid; in hours or days, within the last hour with a clock. */
export function PayBefore({ expiresAt, timeNow, onEnd }: PayBeforeProps) {
  const { seconds } = useCountdown(expiresAt, timeNow, onEnd)
  const moment = brokenAtDots(formatDateTime(expiresAt))
  return (
    <div className="flex items-center justify-between gap-4 rounded-control bg-warning-tint px-4 py-2.5 text-sm text-warning max-[20rem]:flex-wrap">
      <span>
        <Trans>Bayar sebelum {moment}</Trans>
      </span>
      <span role="timer" aria-live="off" className="shrink-0 text-base font-bold tabular-nums">
        {seconds < HOUR_SECONDS ? formatClock(seconds) : <Left seconds={seconds} />}
      </span>
    </div>
  )
}
