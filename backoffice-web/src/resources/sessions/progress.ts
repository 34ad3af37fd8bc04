import { t } from '@lingui/core/macro'
import type { Session } from '../../api/types'

type Counts = Pick<Session, 'answered' | 'total' | 'follow_ups' | 'follow_ups_answered'>

/** The number of answered questions, and separately of open follow-ups. */
export function progressText({ answered, total, ...row }: Counts): string {
  const numbered = `${answered}/${total}`
  if (row.follow_ups === 0) return numbered
  return `${numbered} · ${t`lanjutan`} ${row.follow_ups_answered}/${row.follow_ups}`
}
