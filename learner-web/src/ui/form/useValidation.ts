import { type RefObject, useRef, useState } from 'react'
import type { $ZodType } from 'zod/v4/core'
import type { Validation } from './validate'
import type { Errors, Values } from './values'

/** Loads a schema on demand. */
export type LoadSchema<V extends Values> = () => Promise<$ZodType<V, V>>

/** Validates a form by a schema that is loaded on demand. */
export function useValidation<V extends Values>(schema: LoadSchema<V>, latest: RefObject<V>) {
  const [errors, setErrors] = useState<Errors<V>>({})
  const isJudging = useRef(false)
  const bring = () => Promise.all([import('./validate'), schema()])
  const validation = async (): Promise<Validation<V>> => {
    const brought = await bring().catch(() => null)
    // If the schema cannot be loaded, the server validates, as it does in any case.
    if (!brought) return { accepted: latest.current, errors: {} }
    const [{ validate }, rules] = brought
    return validate(rules, latest.current)
  }
  return {
    errors,
    prepare: () => void bring().catch(() => undefined),
    /** Validates one field and shows its error. */
    validateField: async (name: keyof V): Promise<boolean> => {
      const error = (await validation()).errors[name]
      setErrors(
        ({ [name]: _, ...others }) => ({ ...others, ...(error && { [name]: error }) }) as Errors<V>,
      )
      return error === undefined
    },
    /** The values if all are valid; null otherwise, and while another attempt is being validated. */
    validateAll: async (): Promise<Validation<V> | null> => {
      if (isJudging.current) return null
      isJudging.current = true
      const found = await validation()
      isJudging.current = false
      setErrors(found.errors)
      return found
    },
  }
}
