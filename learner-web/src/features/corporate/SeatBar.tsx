import type { CompanySeat } from '../../api/corporate'
import { cn } from '../../ui/cn'

/** How far seats are, from the end of their way back to its beginning. */
export const SEAT_STEPS = {
  completed: 'bg-success',
  used: 'bg-primary',
  assigned: 'bg-primary/40',
  bought: 'bg-line',
} as const

type SeatCounts = Record<keyof typeof SEAT_STEPS, number>

/** The same for some of the seats; members without consent count as started. */
export function countsOf(seats: readonly CompanySeat[]): SeatCounts {
  return {
    bought: seats.length,
    assigned: seats.filter(({ member_id }) => member_id !== null).length,
    used: seats.filter(({ is_used }) => is_used).length,
    completed: seats.filter(({ is_completed }) => is_completed === true).length,
  }
}

/** Seats by progress as a stacked bar, with the numbers beside it in words. */
export function SeatBar({ counts, className }: { counts: SeatCounts; className?: string }) {
  const { completed, used, assigned, bought } = counts
  const parts = {
    completed,
    used: used - completed,
    assigned: assigned - used,
    bought: bought - assigned,
  }
  return (
    <div aria-hidden className={cn('flex h-2.5 gap-0.5 overflow-hidden rounded-full', className)}>
      {(Object.keys(SEAT_STEPS) as (keyof SeatCounts)[]).map(
        (step) =>
          parts[step] > 0 && (
            <span key={step} className={SEAT_STEPS[step]} style={{ flexGrow: parts[step] }} />
          ),
      )}
    </div>
  )
}
