import { msg } from '@lingui/core/macro'
import type { Rule } from '../api/list'
import { formatRupiahShort } from '../lib/format'
import type { Choice, ChoiceFilter, TypedFilter } from './kind'

const FREE = 'gratis'

/** Search in titles; every kind has it under the same name, so that one word finds in all of them. */
export const titleFilter: TypedFilter = {
  name: 'q',
  field: 'text',
  label: msg`Cari judul`,
  placeholder: msg`Misalnya: data`,
  rules: (value) => [{ field: 'title', op: 'contains', value }],
}

/** Free, or one of the ranges between the bounds; `min-max` in the address. */
export function priceFilter(low: number, high: number): ChoiceFilter {
  const choices: Choice[] = [
    { value: FREE, label: msg`Gratis` },
    { value: `1-${low}`, label: msg`Sampai ${formatRupiahShort(low)}` },
    { value: `${low}-${high}`, label: msg`${formatRupiahShort(low)} – ${formatRupiahShort(high)}` },
    { value: `${high}-`, label: msg`Mulai ${formatRupiahShort(high)}` },
  ]
  return { name: 'price', field: 'choice', label: msg`Harga`, choices, rules: priceRules }
}

function priceRules(value: string): Rule[] {
  if (value === FREE) return [{ field: 'is_free', op: 'eq', value: true }]
  const [from, until] = value.split('-')
  const least: Rule = { field: 'price', op: 'gte', value: Number(from) }
  return until ? [least, { field: 'price', op: 'lte', value: Number(until) }] : [least]
}
