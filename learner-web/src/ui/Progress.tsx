interface ProgressProps {
  label: string
  value: number
  max: number
}

/** A progress bar. */
export function Progress({ label, value, max }: ProgressProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] duration-300"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
