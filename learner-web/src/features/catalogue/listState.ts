import type { ListQuery, Rule } from '../../api/list'
import { valuesOf } from '../../kinds/filters'
import type { FacetFilter, Filter, Listing } from '../../kinds/kind'
import { pageOf, withValue } from '../../lib/listParams'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const RANGE = /^\d{1,12}-\d{0,12}$/
const SLUG = /^[\w-]+$/
const SORT = 'sort'

function knows({ choices }: FacetFilter, value: string): boolean {
  if (choices) return choices.some((choice) => choice.value === value)
  return SLUG.test(value)
}

function accepted(filter: Filter, text: string): string {
  if (filter.field === 'facet')
    return valuesOf(text)
      .filter((value) => knows(filter, value))
      .join('.')
  if (filter.field === 'date') return DAY.test(text) ? text : ''
  if (filter.field === 'range') return RANGE.test(text) ? text : ''
  return text
}

/** The value of a filter in the address; empty when absent or not one of its values. */
export function filterValue(filter: Filter, params: URLSearchParams): string {
  return accepted(filter, params.get(filter.name)?.trim() ?? '')
}

/** The filters that narrow the list, in their usual order. */
export function activeFilters(kind: Listing, params: URLSearchParams): [Filter, string][] {
  return kind.filters
    .map((filter): [Filter, string] => [filter, filterValue(filter, params)])
    .filter(([, value]) => value !== '')
}

/** The chosen order; the kind's own one when the address names none. */
export function sortValue(kind: Listing, params: URLSearchParams): string {
  const wanted = params.get(SORT)
  return (kind.sorts.find(({ value }) => value === wanted) ?? kind.sorts[0])?.value ?? ''
}

/** What the address asks of the server. */
export function listQuery(kind: Listing, params: URLSearchParams): ListQuery {
  const value = sortValue(kind, params)
  const order = kind.sorts.find((one) => one.value === value)
  const rules: Rule[] = activeFilters(kind, params).flatMap(([filter, value]) =>
    filter.rules(value),
  )
  return {
    page: pageOf(params),
    rows: kind.pageSize,
    sort: order?.sort,
    rules: [...rules, ...(order?.rules?.() ?? [])],
    facets: true,
  }
}

/** The URL with another sort; the kind's default sort is omitted. */
export function withSort(kind: Listing, params: URLSearchParams, value: string): URLSearchParams {
  return withValue(params, SORT, value === kind.sorts[0]?.value ? '' : value)
}

/** The address without any filter. */
export function withoutFilters(kind: Listing, params: URLSearchParams): URLSearchParams {
  return kind.filters.reduce((next, { name }) => withValue(next, name, ''), params)
}
