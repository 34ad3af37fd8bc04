import type { CatalogProduct, ProductForm } from './types'

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

/** The steps in which messages stand, and how many of them. */
export function errorsBySteps(form: ProductForm, errors: object): Map<string, number> {
  const broken = errors as Record<string, unknown> & { lines?: Record<string, unknown> }
  const fields = form.fields.filter(({ name }) => broken[name]).map(({ group }) => group)
  const lines = form.lines.filter(({ name }) => broken.lines?.[name]).map(({ group }) => group)
  const counts = new Map<string, number>()
  for (const group of [...fields, ...lines]) counts.set(group, (counts.get(group) ?? 0) + 1)
  return counts
}

/** How long something lasts that begins and ends on one day; null where that cannot be said. */
export function minutesBetween(starts: unknown, ends: unknown): number | null {
  if (typeof starts !== 'string' || typeof ends !== 'string') return null
  const minutes = Math.round((Date.parse(ends) - Date.parse(starts)) / 60_000)
  return minutes > 0 && minutes <= 24 * 60 ? minutes : null
}
