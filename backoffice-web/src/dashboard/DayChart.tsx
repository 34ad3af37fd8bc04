import type { DayCount } from '../api/types';
import { ColumnChart } from '../ui/ColumnChart';
import { formatDay } from '../ui/format';

const total = (days: DayCount[], field: 'started' | 'finished') =>
  days.reduce((sum, day) => sum + day[field], 0);

/** Sessions started (tall, pale) and finished (in front, full colour) per day. */
export const DayChart = ({ days }: { days: DayCount[] }) => (
  <ColumnChart
    back="Dimulai"
    front="Selesai"
    summary={`${total(days, 'started')} sesi dimulai dan ${total(days, 'finished')} sesi selesai dalam ${days.length} hari terakhir`}
    entries={days.map((day) => ({
      key: day.date,
      label: formatDay(day.date),
      hint: `${formatDay(day.date)}: ${day.started} dimulai, ${day.finished} selesai`,
      back: day.started,
      front: day.finished,
    }))}
  />
);
