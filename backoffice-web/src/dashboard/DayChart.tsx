import { useLingui } from '@lingui/react/macro'
import type { DayCount } from '../api/types'
import { ColumnChart } from '../ui/ColumnChart'
import { formatDay } from '../ui/format'

const total = (days: DayCount[], field: 'started' | 'finished') =>
  days.reduce((sum, day) => sum + day[field], 0)

/** Sessions started (tall, pale) and finished (in front, full colour) per day. */
export const DayChart = ({ days }: { days: DayCount[] }) => {
  const { t } = useLingui()
  return (
    <ColumnChart
      first={t`Dimulai`}
      second={t`Selesai`}
      summary={t`${total(days, 'started')} sesi dimulai dan ${total(days, 'finished')} sesi selesai dalam ${days.length} hari terakhir`}
      entries={days.map((day) => ({
        key: day.date,
        label: formatDay(day.date),
        hint: t`${formatDay(day.date)}: ${day.started} dimulai, ${day.finished} selesai`,
        first: day.started,
        second: day.finished,
      }))}
    />
  )
}
