import { formatDatePart } from '../../lib/format'

/** A day as a tear-off calendar leaf. */
export function DateTile({ day }: { day: string }) {
  return (
    <time
      dateTime={day}
      className="grid w-15 shrink-0 overflow-hidden rounded-control border border-line text-center leading-none"
    >
      <span className="bg-primary-tint py-1.5 text-xs font-bold text-primary uppercase">
        {formatDatePart(day, { month: 'short' })}
      </span>
      <span className="pt-2 text-2xl font-extrabold text-strong tabular-nums">
        {formatDatePart(day, { day: 'numeric' })}
      </span>
      <span className="pt-1 pb-2 text-xs text-muted">
        {formatDatePart(day, { weekday: 'short' })}
      </span>
    </time>
  )
}
