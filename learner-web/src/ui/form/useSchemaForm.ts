import { useRef } from 'react'
import {
  type DefaultValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  type UseFormProps,
  useForm,
} from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { fieldError } from '../../api/envelope'
import { formError } from './formError'
import { useRetryCooldown } from './useCooldown'

type Values = Record<string, unknown>

/** The part of a mutation that a form shows. */
interface Sending {
  error: Error | null
  isPending: boolean
}

interface FormOptions<V extends Values>
  extends Pick<UseFormProps<V>, 'mode' | 'values' | 'resetOptions'> {
  /** Brings the schema; the form works before it is there, and its first attempt waits for it. */
  schema: () => Promise<$ZodType<V, V>>
  defaultValues: DefaultValues<V>
  /** The mutation; its `meta` says `errors: 'inline'`. */
  sending: Sending
  /** Gets the values that the schema accepts. */
  onSubmit: (values: V) => void
}

/** Brings a form's schema and what judges by it, once; a failed attempt to is made anew. */
function useResolver<V extends Values>(schema: FormOptions<V>['schema']) {
  const brought = useRef<Promise<Resolver<V>> | null>(null)
  const bring = async () => {
    const [{ zodResolver }, rules] = await Promise.all([import('./judge'), schema()])
    return zodResolver(rules)
  }
  const resolver = () => {
    brought.current ??= bring().catch((error) => {
      brought.current = null
      throw error
    })
    return brought.current
  }
  // Out of reach, it leaves the judging to the server, which has the last word anyway.
  const judge: Resolver<V> = async (values, context, options) => {
    const known = await resolver().catch(() => null)
    return known ? known(values, context, options) : { values, errors: {} }
  }
  return { judge, prepare: () => void resolver().catch(() => undefined) }
}

/**
 * A form whose values a schema judges and a mutation sends.
 *
 * `field(name)` is what a field of `ui/form/fields` takes; `<Form form={form}>` shows the rest.
 */
export function useSchemaForm<V extends Values>({
  schema,
  sending,
  onSubmit,
  ...options
}: FormOptions<V>) {
  const { judge, prepare } = useResolver(schema)
  const form = useForm<V>({
    resolver: judge,
    shouldFocusError: false,
    ...options,
  })
  const { errors, submitCount } = form.formState
  const cooldown = useRetryCooldown(sending.error)
  const issue = (name: Path<V>): string | undefined => {
    const own = form.getFieldState(name, form.formState).error?.message
    return own ?? fieldError(sending.error, name)
  }
  return {
    ...form,
    cooldown,
    /** Brings the schema before the first attempt. */
    prepare,
    busy: sending.isPending,
    /** What the server said of the last attempt. */
    refusal: sending.error,
    /** The sentence over the form; null where a field already says it. */
    alert: formError(sending.error),
    /** How many fields a refused attempt wants mended. */
    errorCount: submitCount && Object.keys(errors).length,
    issue,
    field: (name: Path<V>, rules?: RegisterOptions<V, Path<V>>) => ({
      ...form.register(name, rules),
      error: issue(name),
    }),
    submit: form.handleSubmit((values) => onSubmit(values)),
  }
}

/** What `<Form>` and the submit button show of a form, whatever its values are. */
export interface AnyForm {
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  prepare: () => void
  formState: { submitCount: number }
  refusal: Error | null
  alert: string | null
  errorCount: number
  busy: boolean
  cooldown: { seconds: number }
}
