/** The number that connects a unit to its axis of a radar chart. */
export function UnitNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full bg-primary-tint text-xs font-bold text-primary tabular-nums"
    >
      {number}
    </span>
  )
}
