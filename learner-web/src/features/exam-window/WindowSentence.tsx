import { Trans } from '@lingui/react/macro'
import { formatDateTime } from '../../lib/format'
import { isAhead, type Window } from './window'

interface WindowSentenceProps {
  window: Window
  now: number
}

/** The next moment of an exam's window that matters; nothing for an exam without limits. */
export function WindowSentence({ window: { opens_at, closes_at }, now }: WindowSentenceProps) {
  if (isAhead(opens_at, now)) return <Opens at={opens_at} />
  if (closes_at === null) return null
  return isAhead(closes_at, now) ? <LastStart at={closes_at} /> : <Closed since={closes_at} />
}

function Opens({ at }: { at: string }) {
  const opens = formatDateTime(at)
  return <Trans>Dapat dimulai dari {opens}.</Trans>
}

function Closed({ since }: { since: string }) {
  const closes = formatDateTime(since)
  return <Trans>Tidak dapat dimulai lagi sejak {closes}.</Trans>
}

/** Until when an exam can be started. */
export function LastStart({ at }: { at: string }) {
  const closes = formatDateTime(at)
  return <Trans>Paling lambat dimulai {closes}.</Trans>
}
