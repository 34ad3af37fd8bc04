import { type ReactNode, useId } from 'react'

interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** The last change is being saved: it keeps the focus and ignores further ones. */
  busy?: boolean
}

/** An on/off switch, with its label and description as one large target. */
export function Switch(props: SwitchProps) {
  const { label, hint, checked, onChange, disabled = false, busy = false } = props
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4">
      <span className="grid gap-0.5">
        <span className="font-semibold text-strong">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onChange={(event) => busy || onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="relative h-7 w-12 shrink-0 rounded-full bg-field transition-colors peer-checked:bg-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary peer-disabled:opacity-55 peer-aria-disabled:opacity-55 after:absolute after:start-0.5 after:top-0.5 after:size-6 after:rounded-full after:bg-white after:transition-transform after:content-[''] peer-checked:after:translate-x-5 rtl:peer-checked:after:-translate-x-5 dark:peer-checked:after:bg-canvas"
      />
    </label>
  )
}
