import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Facets } from '../../api/list'
import { toggled, valuesOf } from '../../kinds/filters'
import type { Filter } from '../../kinds/kind'
import { startAtResults } from '../../ui/Pagination'
import type { FiltersProps } from './Filters'
import { activeFilters } from './listState'
import { useFilterName } from './useFacetRows'

/** A chip for each value of the filters in use. */
export function FilterChips({ kind, state, facets }: FiltersProps) {
  const { t } = useLingui()
  const active = activeFilters(kind, state.params)
  return (
    <ul aria-label={t`Filter yang dipakai`} className="flex flex-wrap items-center gap-2 pb-4">
      {active.flatMap(([filter, text]) =>
        (filter.field === 'facet' ? valuesOf(text) : [text]).map((value) => (
          <li key={`${filter.name} ${value}`}>
            <FilterChip
              filter={filter}
              value={value}
              facets={facets}
              onRemove={(event) => {
                passFocusOn(event.currentTarget)
                state.set(filter.name, filter.field === 'facet' ? toggled(text, value) : '')
              }}
            />
          </li>
        )),
      )}
      <li>
        <button
          type="button"
          onClick={(event) => {
            startAtResults(event.currentTarget)
            state.clear()
          }}
          className="min-h-11 rounded-control px-2 text-sm font-semibold text-primary hover:underline"
        >
          <Trans>Hapus semua</Trans>
        </button>
      </li>
    </ul>
  )
}

/** Moves the focus to the chip after the removed one, else to the one before it, else to the list. */
function passFocusOn(chip: HTMLElement): void {
  const chips = [...(chip.closest('ul')?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
  const at = chips.indexOf(chip)
  const next = chips[at + 1] ?? chips[at - 1]
  if (next) next.focus()
  else startAtResults(chip)
}

interface FilterChipProps {
  filter: Filter
  value: string
  facets: Facets | undefined
  onRemove: (event: MouseEvent<HTMLElement>) => void
}

function FilterChip({ onRemove, ...chosen }: FilterChipProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(chosen.filter.label)
  const text = useFilterName(chosen.filter, chosen.facets)(chosen.value)
  return (
    <button
      type="button"
      data-chip
      onClick={onRemove}
      aria-label={t`Hapus filter ${name}: ${text}`}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-primary-line bg-primary-tint ps-4 pe-3 text-sm font-semibold text-primary transition-colors hover:border-primary"
    >
      <span className="truncate">{text}</span>
      <X aria-hidden className="size-4 shrink-0" />
    </button>
  )
}
