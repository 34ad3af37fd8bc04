import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatClock } from '../../lib/format'
import { Button } from '../Button'

interface SubmitButtonProps {
  busy: boolean
  /** Seconds until the next attempt is allowed. */
  wait?: number
  children: ReactNode
}

/** The primary button of a form; during a cooldown it shows the remaining seconds. */
export function SubmitButton({ busy, wait = 0, children }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" block busy={busy} disabled={wait > 0} className="tabular-nums">
      {wait > 0 ? <Trans>Coba lagi dalam {formatClock(wait)}</Trans> : children}
    </Button>
  )
}
