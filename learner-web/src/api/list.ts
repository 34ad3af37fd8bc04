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
  /** Whether to count the values of the list's filters. */
  facets?: boolean | undefined
}

export interface List<T> {
  rows: T[]
  total: number
}

/** One value of a filter and its number of rows. */
interface FacetValue {
  value: string
  label: string
  count: number
}

/** The values of each filter by wire name. */
export type Facets = Readonly<Record<string, readonly FacetValue[]>>

export interface FacetedList<T> extends List<T> {
  facets?: Facets
}

/** List parameters in wire format. */
export type ListFields = Omit<ListQuery, 'rules'> & { filterRules?: string }

/** Converts list parameters to wire format; an empty rule list is left out. */
export function listFields({ rules = [], ...rest }: ListQuery): ListFields {
  return rules.length > 0 ? { ...rest, filterRules: JSON.stringify(rules) } : { ...rest }
}
