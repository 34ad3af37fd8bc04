import type { NoFilters, SearchPage } from '../../api/search'
import { withValue } from '../../lib/listParams'
import { withoutFilters, withSort } from '../catalogue/listState'
import { searchListing } from './listing'

type Understood = SearchPage['understood']

const AS_IS = 'as_is'
const LEFT_OUT = 'left_out'
const ORDER = 'sort'
const DAYS = ['from', 'until']
const DAYS_FIELD = 'eventDateStart'

/** The filters of the address that narrow what the server calls `field`. */
function filtersOf(field: string): readonly string[] {
  return field === DAYS_FIELD ? DAYS : [field]
}

function fieldOf(filter: string): string {
  return DAYS.includes(filter) ? DAYS_FIELD : filter
}

function listed(params: URLSearchParams, name: string): string[] {
  return (params.get(name) ?? '').split(',').filter(Boolean)
}

/** The fields whose words are searched for like any others. */
function asIs(params: URLSearchParams): string[] {
  return listed(params, AS_IS)
}

/** What the address says of words that could be filters. */
export function noFilters(params: URLSearchParams): NoFilters {
  return { as_is: params.get(AS_IS) ?? '', left_out: params.get(LEFT_OUT) ?? '' }
}

/** The address without the kinds that were read out of the words. */
export function withOtherKinds(params: URLSearchParams): URLSearchParams {
  return withLeftOut(params, 'kind')
}

function withLeftOut(params: URLSearchParams, field: string): URLSearchParams {
  const fields = new Set([...listed(params, LEFT_OUT), field])
  return withValue(params, LEFT_OUT, [...fields].join(','))
}

/** The recognised filters in effect: neither overridden by a chosen one nor removed. */
export function activeUnderstood(params: URLSearchParams, understood: Understood): Understood {
  return understood.filter(
    ({ field }) =>
      !(asIs(params).includes(field) || filtersOf(field).some((name) => params.get(name))),
  )
}

/** The address as if the filters that were read out of the words had been chosen. */
export function withUnderstood(params: URLSearchParams, understood: Understood): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const { field, values } of activeUnderstood(params, understood)) {
    const texts = textsOf(field, values)
    for (const [at, name] of filtersOf(field).entries()) next.set(name, texts[at] ?? '')
  }
  return next
}

/** What the address says of a field's values. */
function textsOf(field: string, values: readonly string[]): readonly string[] {
  if (field === DAYS_FIELD) return values
  if (field !== ORDER) return [values.join('.')]
  return searchListing.sorts.filter(({ sort }) => values.includes(sort)).map(({ value }) => value)
}

/** The address in another order; the usual one also leaves out the order that was read out of the words. */
export function withOrder(
  params: URLSearchParams,
  understood: Understood,
  value: string,
): URLSearchParams {
  const next = withSort(searchListing, params, value)
  const isSaid = understood.some(({ field }) => field === ORDER)
  return isSaid && !next.get(ORDER) ? withLeftOut(next, ORDER) : next
}

/** The address with a filter chosen or taken off, wherever it came from. */
export function withChosen(
  params: URLSearchParams,
  understood: Understood,
  name: string,
  value: string,
): URLSearchParams {
  const field = fieldOf(name)
  const ofField = understood.filter((one) => one.field === field)
  const next = withValue(withUnderstood(params, ofField), name, value)
  const others = asIs(params).filter((one) => one !== field)
  const isOff = ofField.length > 0 && !filtersOf(field).some((one) => next.get(one))
  return withValue(next, AS_IS, (isOff ? [...others, field] : others).join(','))
}

/** The address without any filter, also of the words. */
export function withNoneChosen(params: URLSearchParams, understood: Understood): URLSearchParams {
  const read = understood.map(({ field }) => field).filter((field) => field !== ORDER)
  const fields = new Set([...asIs(params), ...read])
  return withValue(withoutFilters(searchListing, params), AS_IS, [...fields].join(','))
}
