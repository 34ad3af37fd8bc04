import { Trans } from '@lingui/react/macro'
import type { LearnerEvent } from '../../api/learning'
import { formatTime } from '../../lib/format'
import { lastsWholeDays } from '../../lib/wholeDays'

/** When an event begins; midnight is no hour of what lasts all day. */
export function EventTime({ event: { starts_at, ends_at } }: { event: LearnerEvent }) {
  if (lastsWholeDays(starts_at, ends_at)) return <Trans>Sepanjang hari</Trans>
  return formatTime(starts_at)
}
