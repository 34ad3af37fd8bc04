import { t } from '@lingui/core/macro'
import type { Session } from '../../api/types'

type Counts = Pick<Session, 'answered' | 'total' | 'follow_ups' | 'follow_ups_answered'>

export const answeredText = ({ answered, total }: Counts): string => `${answered}/${total}`

/** The number of answered follow-ups of those that are open; empty without any. */
export const followUpsText = ({ follow_ups, follow_ups_answered }: Counts): string =>
  follow_ups > 0 ? `${t`lanjutan`} ${follow_ups_answered}/${follow_ups}` : ''

/** Both in one line. */
export const progressText = (row: Counts): string =>
  [answeredText(row), followUpsText(row)].filter(Boolean).join(' · ')
