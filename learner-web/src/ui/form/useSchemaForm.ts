import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react'
import { fieldError } from '../../api/envelope'
import { formError } from './formError'
import { useRetryCooldown } from './useCooldown'
import { type LoadSchema, useValidation } from './useValidation'
import { useValues, type Values } from './values'

/** The state of a mutation that a form shows. */
interface Sending {
  error: Error | null
  isPending: boolean
}

interface FormOptions<V extends Values> {
  /** Loads the schema; the form works without it, and the first submit waits for it. */
  schema: LoadSchema<V>
  defaultValues: V
  /** Initial values that arrive later and fill untouched fields. */
  values?: V | undefined
  /** When a field is first validated; afterwards, and after a submit, with every change. */
  mode?: 'onSubmit' | 'onTouched'
  /** The mutation; its `meta` must have `errors: 'inline'`. */
  sending: Sending
  /** Receives the values that the schema accepts. */
  onSubmit: (values: V) => void
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface Heard {
  onChange?: () => void
  onBlur?: (value: string) => void
}

const shownOf = (value: string | boolean | undefined) =>
  typeof value === 'boolean' ? { checked: value } : { value }

const readFrom = (target: Control) =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value

/**
 * A form validated by a schema and submitted by a mutation. `field(name)` returns the props of a field of
 * `ui/form/fields`; `<Form form={form}>` shows the rest.
 */
export function useSchemaForm<V extends Values>(options: FormOptions<V>) {
  const { schema, mode = 'onSubmit', sending, onSubmit } = options
  const { values, latest, set, isChanged } = useValues(options.defaultValues, options.values)
  const { errors, prepare, validateField, validateAll } = useValidation(schema, latest)
  const [attempts, setAttempts] = useState(0)
  const touched = useRef(new Set<keyof V>())
  const cooldown = useRetryCooldown(sending.error)
  const issue = (name: keyof V & string): string | undefined =>
    errors[name] ?? fieldError(sending.error, name)
  const setValue = <N extends keyof V>(name: N, value: V[N]) => {
    set(name, value)
    if (attempts > 0 || touched.current.has(name)) void validateField(name)
  }
  const leave = (name: keyof V) => {
    if (mode !== 'onTouched') return
    touched.current.add(name)
    void validateField(name)
  }
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    const found = await validateAll()
    if (found === null) return
    setAttempts((count) => count + 1)
    if (found.accepted) onSubmit(found.accepted)
  }
  return {
    values,
    setValue,
    isChanged,
    validateField,
    issue,
    submit,
    cooldown,
    /** Loads the schema ahead of the first submit. */
    prepare,
    attempts,
    busy: sending.isPending,
    /** The server's error of the last attempt. */
    refusal: sending.error,
    /** The message above the form; null where a field shows it. */
    alert: formError(sending.error),
    /** The number of invalid fields of a refused attempt. */
    errorCount: attempts && Object.keys(errors).length,
    field: (name: keyof V & string, heard: Heard = {}) => ({
      name,
      ...shownOf(values[name]),
      onChange: ({ target }: ChangeEvent<Control>) => {
        setValue(name, readFrom(target) as V[typeof name])
        heard.onChange?.()
      },
      onBlur: ({ target }: { target: Control }) => {
        leave(name)
        heard.onBlur?.(target.value)
      },
      error: issue(name),
    }),
  }
}

/** The form's state for `<Form>` and the submit button, independent of its values. */
export interface AnyForm {
  submit: (event?: SyntheticEvent) => Promise<void>
  prepare: () => void
  attempts: number
  refusal: Error | null
  alert: string | null
  errorCount: number
  busy: boolean
  cooldown: { seconds: number }
}
