import type { NoFilters, SearchPage } from '../../api/search'
import { withValue } from '../../lib/listParams'
import { withoutFilters } from '../catalogue/listState'
import { searchListing } from './listing'

type Understood = SearchPage['understood']

const AS_IS = 'as_is'
const LEFT_OUT = 'left_out'
const DAYS = ['from', 'until']
const DAYS_FIELD = 'eventDateStart'

/** The filters of the address that narrow what the server calls `field`. */
function filtersOf(field: string): readonly string[] {
  return field === DAYS_FIELD ? DAYS : [field]
}

function fieldOf(filter: string): string {
  return DAYS.includes(filter) ? DAYS_FIELD : filter
}

/** The fields whose words are searched for like any others. */
function asIs(params: URLSearchParams): string[] {
  return (params.get(AS_IS) ?? '').split(',').filter(Boolean)
}

/** What the address says of words that could be filters. */
export function noFilters(params: URLSearchParams): NoFilters {
  return { as_is: params.get(AS_IS) ?? '', left_out: params.get(LEFT_OUT) ?? '' }
}

/** The address without the kinds that were read out of the words. */
export function withOtherKinds(params: URLSearchParams): URLSearchParams {
  return withValue(params, LEFT_OUT, 'kind')
}

/** What of the words narrows the hits: nothing was chosen in its place, and nobody took it off. */
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
    const texts = field === DAYS_FIELD ? values : [values.join('.')]
    for (const [at, name] of filtersOf(field).entries()) next.set(name, texts[at] ?? '')
  }
  return next
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
  const fields = new Set([...asIs(params), ...understood.map(({ field }) => field)])
  return withValue(withoutFilters(searchListing, params), AS_IS, [...fields].join(','))
}
