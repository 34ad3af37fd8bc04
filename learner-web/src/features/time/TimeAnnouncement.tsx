import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatDuration } from '../../lib/format'

const ANNOUNCED_AT = [600, 300, 60]

/** What to announce when the time left has fallen from `before` to `now`; null for nothing. */
function crossed(before: number, now: number): number | null {
  return ANNOUNCED_AT.findLast((mark) => before > mark && now <= mark) ?? null
}

/** Says at 10, 5 and 1 minute how much time is left, to those who do not see the clock. */
export function TimeAnnouncement({ seconds }: { seconds: number }) {
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
