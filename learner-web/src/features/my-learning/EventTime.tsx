import { Trans } from '@lingui/react/macro'
import type { LearnerEvent } from '../../api/learning'
import { formatHours, formatTime } from '../../lib/format'
import { lastsWholeDays } from '../../lib/wholeDays'
import { FactLine } from '../../ui/FactLine'
import { DayOf } from './DayOf'

interface EventTimeProps {
  event: LearnerEvent
  /** Where there is room for its beginning alone. */
  isShort?: boolean
}

/** The hours of an event and which of its days it is; midnight is no hour of what lasts all day. */
export function EventTime({ event, isShort = false }: EventTimeProps) {
  const { starts_at, ends_at, day, days } = event
  if (lastsWholeDays(starts_at, ends_at))
    return days > 1 ? <DayOf day={day} days={days} /> : <Trans>Sepanjang hari</Trans>
  if (isShort) return formatTime(starts_at)
  const hours = formatHours(starts_at, ends_at)
  if (days === 1) return hours
  return (
    <FactLine>
      {hours}
      <DayOf day={day} days={days} />
    </FactLine>
  )
}
