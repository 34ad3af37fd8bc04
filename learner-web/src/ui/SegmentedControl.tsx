import { type ReactNode, useId } from 'react'

interface Segment<T> {
  value: T
  label: ReactNode
}

interface SegmentedControlProps<T> {
  legend: string
  segments: readonly Segment<T>[]
  value: T
  onChange: (value: T) => void
}

/** A single choice among few, side by side; native radio buttons, so arrow keys work. */
export function SegmentedControl<T extends string | number>(props: SegmentedControlProps<T>) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap rounded-control bg-sunken p-1">
      <legend className="sr-only">{props.legend}</legend>
      {props.segments.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-[9px] px-2 sm:px-4 text-[15px] font-semibold text-muted transition-colors hover:text-strong has-checked:bg-surface dark:has-checked:bg-line has-checked:text-primary has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
