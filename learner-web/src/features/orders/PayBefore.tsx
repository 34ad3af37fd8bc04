import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { formatClock, formatDateTime } from '../../lib/format'
import { useCountdown } from '../../lib/useCountdown'

const HOUR_SECONDS = 3600

interface PayBeforeProps {
  expiresAt: string
  onEnd: () => void
}

/** How long an order can still be paid; within the last hour with a clock. */
export function PayBefore({ expiresAt, onEnd }: PayBeforeProps) {
  const [since] = useState(() => new Date().toISOString())
  const { seconds } = useCountdown(expiresAt, since, onEnd)
  const moment = formatDateTime(expiresAt)
  return (
    <div className="flex items-center justify-between gap-4 rounded-control bg-warning-tint px-4 py-2.5 text-sm text-warning">
      <span className="text-balance">
        <Trans>Bayar sebelum {moment}</Trans>
      </span>
      {seconds < HOUR_SECONDS && (
        <span role="timer" aria-live="off" className="text-base font-bold tabular-nums">
          {formatClock(seconds)}
        </span>
      )}
    </div>
  )
}
