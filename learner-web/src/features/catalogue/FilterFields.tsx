import { FilterField } from './FilterField'
import type { FiltersProps } from './Filters'
import { filterValue } from './listState'

/** Every filter of a kind, one under the other. */
export function FilterFields({ kind, state, facets }: FiltersProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {kind.filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          facets={facets}
          value={filterValue(filter, state.params)}
          onChange={(value) =>
            filter.field === 'text' ? state.type(filter.name, value) : state.set(filter.name, value)
          }
        />
      ))}
    </div>
  )
}
