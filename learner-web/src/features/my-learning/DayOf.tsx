import { Trans } from '@lingui/react/macro'

/** Which of its days a day is. */
export const DayOf = ({ day, days }: { day: number; days: number }) => (
  <Trans>
    Hari {day} dari {days}
  </Trans>
)
