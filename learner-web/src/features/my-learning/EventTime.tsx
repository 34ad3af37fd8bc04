import { Trans } from '@lingui/react/macro'
import type { LearnerEvent } from '../../api/learning'
import { formatHours } from '../../lib/format'
import { lastsWholeDays } from '../../lib/wholeDays'

/** The hours of an event and which of its days it is; midnight is no hour of what lasts all day. */
export function EventTime({ event: { starts_at, ends_at, day, days } }: { event: LearnerEvent }) {
  if (lastsWholeDays(starts_at, ends_at))
    return days > 1 ? (
      <Trans>
        Hari {day} dari {days}
      </Trans>
    ) : (
      <Trans>Sepanjang hari</Trans>
    )
  const hours = formatHours(starts_at, ends_at)
  if (days === 1) return hours
  return (
    <Trans>
      {hours} · hari {day} dari {days}
    </Trans>
  )
}
