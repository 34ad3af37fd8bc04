import { type RefObject, useRef, useState } from 'react'
import type { $ZodType } from 'zod/v4/core'
import type { Validation } from './validate'
import type { Errors, Values } from './values'

/** Brings a schema when it is wanted. */
export type LoadSchema<V extends Values> = () => Promise<$ZodType<V, V>>

/** Judges what stands in a form by a schema that comes when it is first wanted. */
export function useValidation<V extends Values>(schema: LoadSchema<V>, latest: RefObject<V>) {
  const [errors, setErrors] = useState<Errors<V>>({})
  const isJudging = useRef(false)
  const bring = () => Promise.all([import('./validate'), schema()])
  const validation = async (): Promise<Validation<V>> => {
    const brought = await bring().catch(() => null)
    // Out of reach, it leaves the judging to the server, which has the last word anyway.
    if (!brought) return { accepted: latest.current, errors: {} }
    const [{ validate }, rules] = brought
    return validate(rules, latest.current)
  }
  return {
    errors,
    prepare: () => void bring().catch(() => undefined),
    /** Whether one field is right; says so beside it. */
    validateField: async (name: keyof V): Promise<boolean> => {
      const error = (await validation()).errors[name]
      setErrors(
        ({ [name]: _, ...others }) => ({ ...others, ...(error && { [name]: error }) }) as Errors<V>,
      )
      return error === undefined
    },
    /** The values, where all of them are right; null also while an attempt is still being judged. */
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
