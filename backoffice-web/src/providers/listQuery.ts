/** The list protocol of Duxi: page, rows, sort, order, filterRules. */
const OPERATORS = ['contains', 'eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in'] as const
type Operator = (typeof OPERATORS)[number]

export interface FilterRule {
  field: string
  op: Operator
  value: unknown
}
const ORDERS = { ASC: 'asc', DESC: 'desc' } as const

interface ListParams {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: Record<string, unknown>
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function operatorOf(suffix: string | undefined, value: unknown): Operator {
  if (suffix === undefined) return Array.isArray(value) ? 'in' : 'eq'
  const known = OPERATORS.find((operator) => operator === suffix)
  if (!known) throw new Error(`Unknown filter operator: ${suffix}`)
  return known
}

/**
 * A filter `{status: 'closed', 'name@contains': 'data'}` as rules; without a suffix eq, lists in.
 */
export function toFilterRules(filter: Record<string, unknown> = {}): FilterRule[] {
  return Object.entries(filter)
    .filter(([, value]) => !isBlank(value))
    .map(([key, value]) => {
      const [field = key, suffix] = key.split('@')
      return { field, op: operatorOf(suffix, value), value }
    })
}

/** The query parameters of a list call. */
export function toListQuery({ pagination, sort, filter }: ListParams) {
  const rules = toFilterRules(filter)
  return {
    page: pagination?.page,
    rows: pagination?.perPage,
    sort: sort?.field,
    order: sort && ORDERS[sort.order],
    filterRules: rules.length ? JSON.stringify(rules) : undefined,
  }
}
