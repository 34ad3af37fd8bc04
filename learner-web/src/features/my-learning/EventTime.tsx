import { Trans } from '@lingui/react/macro'
import type { LearnerEvent } from '../../api/learning'
import { formatTime } from '../../lib/format'
import { lastsWholeDays } from '../../lib/wholeDays'

/** When an event begins; midnight is no hour of what lasts all day, which tells its day instead. */
export function EventTime({ event: { starts_at, ends_at, day, days } }: { event: LearnerEvent }) {
  if (lastsWholeDays(starts_at, ends_at))
    return days > 1 ? (
      <Trans>
        Hari {day} dari {days}
      </Trans>
    ) : (
      <Trans>Sepanjang hari</Trans>
    )
  return formatTime(starts_at)
}
