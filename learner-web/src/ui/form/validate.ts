import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import type { Errors, Values } from './values'

export interface Validation<V extends Values> {
  /** The values parsed by the schema; null if one is invalid. */
  accepted: V | null
  errors: Errors<V>
}

/** The first error of each field. */
export function validate<V extends Values>(schema: $ZodType<V, V>, values: V): Validation<V> {
  const { data, error } = safeParse(schema, values)
  if (!error) return { accepted: data, errors: {} }
  const complaints = error.issues.map(({ path, message }) => [String(path[0]), message])
  return { accepted: null, errors: Object.fromEntries(complaints.reverse()) as Errors<V> }
}
