const RADIUS = 15.5
const LENGTH = 2 * Math.PI * RADIUS

interface ProgressRingProps {
  label: string
  /** Whole percent. */
  percent: number
}

/** A small progress ring with its percentage inside. */
export function ProgressRing({ label, percent }: ProgressRingProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="relative grid size-12 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r={RADIUS} fill="none" strokeWidth="3.5" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          fill="none"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
          className={percent > 0 ? 'stroke-primary' : 'stroke-transparent'}
        />
      </svg>
      <span className="text-xs font-semibold text-strong tabular-nums">{percent}%</span>
    </span>
  )
}
