import type { Fields, Scalar } from './client'

export interface Rule {
  field: string
  op: 'contains' | 'eq' | 'lt' | 'lte' | 'gt' | 'gte'
  value: Exclude<Scalar, null | undefined>
}

export interface ListQuery {
  page?: number | undefined
  rows?: number | undefined
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
  rules?: readonly Rule[] | undefined
}

export interface List<T> {
  rows: T[]
  total: number
}

/** Writes a list query as the wire wants it; an empty rule list is left out. */
export function listFields({ rules = [], ...rest }: ListQuery): Fields {
  return rules.length > 0 ? { ...rest, filterRules: JSON.stringify(rules) } : { ...rest }
}
