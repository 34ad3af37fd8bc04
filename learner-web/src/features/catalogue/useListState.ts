import { useSearchParams } from 'react-router-dom'
import type { Listing } from '../../kinds/kind'
import { withoutFilters, withSort, withValue } from './listState'

/** Filters and order of a list, kept in the address; changing them keeps the scroll position. */
export function useListState(kind: Listing) {
  const [params, setParams] = useSearchParams()
  const show = (next: URLSearchParams) =>
    setParams(next, { replace: true, preventScrollReset: true })
  return {
    params,
    set: (name: string, value: string) => show(withValue(params, name, value)),
    sort: (value: string) => show(withSort(kind, params, value)),
    clear: () => show(withoutFilters(kind, params)),
  }
}

export type ListState = ReturnType<typeof useListState>
