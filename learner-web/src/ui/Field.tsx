import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from './cn'
import { control } from './control'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** Receives the ids that connect the control to its label, hint and error. */
  children: (control: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** Label, control, hint and error as an accessible group. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-strong">
        {label}
        {optional && (
          <span className="font-normal text-muted">
            {' '}
            <Trans>(opsional)</Trans>
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': note ? noteId : undefined,
      })}
      <p
        id={noteId}
        aria-live="polite"
        className={cn('text-sm empty:hidden', error ? 'font-medium text-danger' : 'text-muted')}
      >
        {error ? <Lines text={error} /> : hint}
      </p>
    </div>
  )
}

/** An error of several lines, the first as a summary; duplicate lines are shown once. */
function Lines({ text }: { text: string }) {
  const [lead, ...rest] = new Set(text.split('\n'))
  return (
    <>
      {lead}
      {rest.map((line) => (
        <span key={line} className="block text-xs font-normal">
          {line}
        </span>
      ))}
    </>
  )
}

/** A single-line input. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cn(control, className)} />
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
}

/** A checkbox with its label as one large target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cn('flex min-h-11 items-center gap-3 text-[15px]', className)}>
      <input
        {...rest}
        type="checkbox"
        className="size-6 shrink-0 accent-primary dark:[color-scheme:dark]"
      />
      <span>{label}</span>
    </label>
  )
}
