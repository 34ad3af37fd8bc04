import type { Listing } from '../../kinds/kind'
import { useListParams, withValue } from '../../lib/listParams'
import { withoutFilters, withSort } from './listState'

/** Filters and sort of a list in the URL; changing them keeps the scroll position. */
export function useListState(kind: Listing) {
  const { params, set, type, show } = useListParams()
  return {
    params,
    set,
    type,
    show,
    sort: (value: string) => show(withSort(kind, params, value)),
    /** Takes several filters off at once. */
    drop: (names: readonly string[]) =>
      show(names.reduce((next, name) => withValue(next, name, ''), params)),
    clear: () => show(withoutFilters(kind, params)),
  }
}

export type ListState = ReturnType<typeof useListState>
