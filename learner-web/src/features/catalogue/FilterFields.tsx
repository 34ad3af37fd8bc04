import { FilterField } from './FilterField'
import type { FiltersProps } from './Filters'
import { filterValue } from './listState'

const OPEN_FACETS = 4

/** Every filter of a kind, one under the other; of those with values to tick the first ones are open. */
export function FilterFields({ kind, state, facets }: FiltersProps) {
  const facetNames = kind.filters.filter(({ field }) => field === 'facet').map(({ name }) => name)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {kind.filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          facets={facets}
          startsOpen={facetNames.indexOf(filter.name) < OPEN_FACETS}
          value={filterValue(filter, state.params)}
          onChange={(value) =>
            filter.field === 'text' ? state.type(filter.name, value) : state.set(filter.name, value)
          }
        />
      ))}
    </div>
  )
}
