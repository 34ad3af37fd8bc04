import type { Scalar } from './client'

export interface Rule {
  field: string
  op: 'contains' | 'eq' | 'in' | 'lt' | 'lte' | 'gt' | 'gte'
  value: Exclude<Scalar, null | undefined> | readonly string[]
}

export interface ListQuery {
  page?: number | undefined
  rows?: number | undefined
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
  rules?: readonly Rule[] | undefined
  /** Whether the values of its filters are counted too. */
  facets?: boolean | undefined
}

export interface List<T> {
  rows: T[]
  total: number
}

/** One value of a filter, and how many rows it would leave. */
interface FacetValue {
  value: string
  label: string
  count: number
}

/** The values of each filter by its wire name. */
export type Facets = Readonly<Record<string, readonly FacetValue[]>>

export interface FacetedList<T> extends List<T> {
  facets?: Facets
}

/** A list query as the wire wants it. */
export type ListFields = Omit<ListQuery, 'rules'> & { filterRules?: string }

/** Writes a list query as the wire wants it; an empty rule list is left out. */
export function listFields({ rules = [], ...rest }: ListQuery): ListFields {
  return rules.length > 0 ? { ...rest, filterRules: JSON.stringify(rules) } : { ...rest }
}
