import type { CatalogProduct, FormField, ProductForm } from './types'

type Row = Record<string, unknown>

/** A form's record: fields by name, and the lines. */
export interface FormValues extends Row {
  lines: Record<string, Row[]>
}

/** The initial values of an empty form. */
export function blankValues(form: ProductForm): FormValues {
  const values = Object.fromEntries(form.fields.map(({ name, blank }) => [name, blank]))
  return { ...values, lines: Object.fromEntries(form.lines.map(({ name }) => [name, []])) }
}

/** The initial values of a product's form. */
export const valuesOf = ({ values, lines }: CatalogProduct): FormValues => ({ ...values, lines })

const isLeftEmpty = (value: unknown, blank: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  JSON.stringify(value) === JSON.stringify(blank)

/** Whether a draft may omit its details: none of them is entered. */
export const mayOmit = (details: readonly FormField[], values: object): boolean =>
  details.every(({ name, blank }) => isLeftEmpty((values as Row)[name], blank))

/** The request body. */
export function toBody(form: ProductForm, { lines, ...values }: FormValues) {
  const fields = form.fields.map(({ name, blank }) => [name, values[name] ?? blank])
  return { values: Object.fromEntries(fields), lines }
}

/** Server messages by form field name; those of lines are below `lines`. */
export function errorsOf(form: ProductForm, errors: Record<string, string>) {
  const names = new Set(form.lines.map(({ name }) => name))
  const found = Object.entries(errors).map(([name, text]) => {
    const [first = ''] = name.split('.')
    return [names.has(first) ? `lines.${name}` : name, text]
  })
  return Object.fromEntries(found) as Record<string, string>
}

/** The number of invalid fields and rows of each step that has any. */
export function errorCountByStep(form: ProductForm, errors: object): Map<string, number> {
  const broken = errors as Record<string, unknown> & { lines?: Record<string, object> }
  const counts = new Map<string, number>()
  const add = (group: string, count: number) => counts.set(group, (counts.get(group) ?? 0) + count)
  for (const { name, group } of form.fields) if (broken[name]) add(group, 1)
  for (const { name, group } of form.lines) {
    const rows = broken.lines?.[name]
    if (rows)
      add(group, Object.values(rows).filter((row) => typeof row === 'object' && row).length || 1)
  }
  return counts
}

/** The duration of something within one day; null if unknown. */
export function minutesBetween(starts: unknown, ends: unknown): number | null {
  if (typeof starts !== 'string' || typeof ends !== 'string') return null
  const minutes = Math.round((Date.parse(ends) - Date.parse(starts)) / 60_000)
  return minutes > 0 && minutes <= 24 * 60 ? minutes : null
}

/**
 * The duration derived from start and end, or null to keep it: a typed value stays while it fits, a value
 * that was `derived` before is updated.
 */
export function derivedDuration(
  minutes: number | null,
  typed: unknown,
  derived: number | null,
): number | null {
  if (minutes === null || Number(typed) === minutes) return null
  const isTheirs = Boolean(typed) && Number(typed) !== derived
  return isTheirs && Number(typed) < minutes ? null : minutes
}
