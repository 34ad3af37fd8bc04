import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '../cn'
import { ErrorCount } from './ErrorCount'
import { FormAlert } from './FormAlert'
import { SubmitButton } from './SubmitButton'
import type { AnyForm } from './useSchemaForm'

interface FormProps {
  form: AnyForm
  /** For a submit button outside of the form. */
  id?: string
  className?: string
  /** The title above the error message. */
  head?: ReactNode
  /** Help after the error message. */
  help?: ReactNode
  children: ReactNode
}

/** Focuses the first invalid field after each refused attempt. */
export function useFocusFirstError({ attempts, refusal }: Pick<AnyForm, 'attempts' | 'refusal'>) {
  const element = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus once
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts, refusal])
  return element
}

/** A form with an error message; after a refusal the first invalid field gets the focus. */
export function Form({ form, id, className, head, help, children }: FormProps) {
  const { submit, prepare, alert, errorCount } = form
  return (
    <form
      ref={useFocusFirstError(form)}
      id={id}
      noValidate
      onFocus={prepare}
      onSubmit={submit}
      className={cn('grid content-start gap-4', className)}
    >
      {head}
      {alert && (
        <div className="col-span-full">
          <FormAlert tone="danger">
            {alert} {help}
          </FormAlert>
        </div>
      )}
      <ErrorCount count={errorCount} />
      {children}
    </form>
  )
}

/** The form's primary button: loading while submitting, disabled during a cooldown. */
export function Submit({ form, children }: { form: AnyForm; children: ReactNode }) {
  return (
    <SubmitButton busy={form.busy} wait={form.cooldown.seconds}>
      {children}
    </SubmitButton>
  )
}
