import type { CatalogProduct, FormField, ProductForm } from './types'

type Row = Record<string, unknown>

/** A form's record: the fields by their names, and the lines below them. */
export interface FormValues extends Row {
  lines: Record<string, Row[]>
}

/** What an empty form of a kind starts from. */
export function blankValues(form: ProductForm): FormValues {
  const values = Object.fromEntries(form.fields.map(({ name, blank }) => [name, blank]))
  return { ...values, lines: Object.fromEntries(form.lines.map(({ name }) => [name, []])) }
}

/** What the form of a product starts from. */
export const valuesOf = ({ values, lines }: CatalogProduct): FormValues => ({ ...values, lines })

const isLeftEmpty = (value: unknown, blank: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  JSON.stringify(value) === JSON.stringify(blank)

/** Whether a draft may still do without its details: nothing of them is entered. */
export const mayWait = (details: readonly FormField[], values: object): boolean =>
  details.every(({ name, blank }) => isLeftEmpty((values as Row)[name], blank))

/** What a write carries. */
export function toBody(form: ProductForm, { lines, ...values }: FormValues) {
  const fields = form.fields.map(({ name, blank }) => [name, values[name] ?? blank])
  return { values: Object.fromEntries(fields), lines }
}

/** Messages of the server by the names of the form: those of lines stand below `lines`. */
export function errorsOf(form: ProductForm, errors: Record<string, string>) {
  const names = new Set(form.lines.map(({ name }) => name))
  const found = Object.entries(errors).map(([name, text]) => {
    const [first = ''] = name.split('.')
    return [names.has(first) ? `lines.${name}` : name, text]
  })
  return Object.fromEntries(found) as Record<string, string>
}

/** The number of faulty fields and rows in each step that has any. */
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

/** How long something lasts that begins and ends on one day; null where that cannot be said. */
export function minutesBetween(starts: unknown, ends: unknown): number | null {
  if (typeof starts !== 'string' || typeof ends !== 'string') return null
  const minutes = Math.round((Date.parse(ends) - Date.parse(starts)) / 60_000)
  return minutes > 0 && minutes <= 24 * 60 ? minutes : null
}

/**
 * The duration that follows from the minutes between start and end, or null where it stays: what somebody
 * typed is theirs as long as it fits, what was `derived` before follows.
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
