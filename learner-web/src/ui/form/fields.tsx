import type { ComponentProps, ReactNode } from 'react'
import { Field, Input } from '../Field'
import { PasswordInput } from '../PasswordInput'
import { Select } from '../Select'
import { TextArea } from '../TextArea'

interface Common {
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  optional?: boolean
}

type FieldOf<Control extends keyof HTMLElementTagNameMap & ('input' | 'select' | 'textarea')> =
  Common & Omit<ComponentProps<Control>, 'id'>

/** A labelled text field, for `{...form.field('name')}`. */
export function TextField({ label, hint, error, optional = false, ...input }: FieldOf<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Input {...control} aria-required={!optional} {...input} />}
    </Field>
  )
}

/** The same for an e-mail address. */
export function EmailField(props: FieldOf<'input'>) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />
}

/** The same for a password with a visibility toggle. */
export function PasswordField({ label, hint, error, ...input }: FieldOf<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <PasswordInput {...control} aria-required {...input} />}
    </Field>
  )
}

/** The same for multi-line text. */
export function TextAreaField({
  label,
  hint,
  error,
  optional = false,
  ...area
}: FieldOf<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <TextArea {...control} aria-required={!optional} {...area} />}
    </Field>
  )
}

/** The same for a select; `children` are its options. */
export function SelectField({
  label,
  hint,
  error,
  optional = false,
  ...select
}: FieldOf<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Select {...control} aria-required={!optional} {...select} />}
    </Field>
  )
}

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode
  error?: string | undefined
}

/** A checkbox or switch with its label as one large target, and its error below. */
export function CheckboxRow({ label, error, name, ...input }: CheckboxRowProps) {
  const noteId = `${name}-error`
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 text-[15px]">
        <input
          {...input}
          name={name}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={noteId}
          className="size-6 shrink-0 rounded-md accent-primary aria-invalid:ring-2 aria-invalid:ring-danger aria-invalid:ring-inset dark:[color-scheme:dark]"
        />
        <span>{label}</span>
      </label>
      <p id={noteId} aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}
