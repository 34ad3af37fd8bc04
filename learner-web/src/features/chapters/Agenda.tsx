import type { AgendaPoint } from '../../api/types'
import { formatHour } from '../../lib/format'

/** Hour after hour of a day, along a line. */
export function Agenda({ points }: { points: readonly AgendaPoint[] }) {
  return (
    <ol className="grid">
      {points.map(({ time, topic }) => (
        <li key={`${time} ${topic}`} className="group grid grid-cols-[auto_1.25rem_1fr] gap-x-3.5">
          <span className="min-w-12 pt-px text-end text-[15px] font-semibold text-primary tabular-nums">
            {formatHour(time)}
          </span>
          <span aria-hidden className="grid justify-items-center">
            <span className="mt-1.5 size-3 rounded-full border-2 border-primary bg-surface" />
            <span className="w-0.5 flex-1 bg-line group-last:hidden" />
          </span>
          <span className="pb-5 group-last:pb-0">
            <bdi>{topic}</bdi>
          </span>
        </li>
      ))}
    </ol>
  )
}
