import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Facets } from '../../api/list'
import { dateFilters, toggled, valuesOf } from '../../kinds/filters'
import type { Filter } from '../../kinds/kind'
import { formatMonth } from '../../lib/format'
import { startAtResults } from '../../ui/Pagination'
import type { ActiveFiltersProps } from './Filters'
import { activeFilters } from './listState'
import { useFilterName } from './useFacetRows'

/** A chip for each value of the filters in use. */
export function FilterChips({ kind, state, facets, own = [] }: ActiveFiltersProps) {
  const { t } = useLingui()
  const active = activeFilters(kind, state.params)
  const month = monthOf(active)
  const others = active.filter(
    ([{ name }]) => !((month && DAYS.includes(name)) || own.some((one) => one.of === name)),
  )
  return (
    <ul
      aria-label={t`Filter yang dipakai`}
      className="fade-edges -mx-4 flex items-center gap-2 overflow-x-auto px-4 pb-4 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {own.map(({ of, name, text, remove }) => (
        <li key={of} className="shrink-0">
          <Removable
            name={name}
            text={text}
            onRemove={(event) => {
              passFocusOn(event.currentTarget)
              remove()
            }}
          />
        </li>
      ))}
      {others.flatMap(([filter, text]) =>
        (filter.field === 'facet' ? valuesOf(text) : [text]).map((value) => (
          <li key={`${filter.name} ${value}`} className="shrink-0">
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
      {month && (
        <li className="shrink-0">
          <Removable
            name={t`Tanggal`}
            text={month}
            onRemove={(event) => {
              passFocusOn(event.currentTarget)
              state.drop(DAYS)
            }}
          />
        </li>
      )}
      <li className={active.length > 0 ? 'shrink-0' : 'hidden'}>
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

const DAYS: readonly string[] = dateFilters.map(({ name }) => name)

/** The month that the chosen days are, from its first to its last one. */
function monthOf(active: readonly [Filter, string][]): string | null {
  const [from, until] = DAYS.map((day) => active.find(([{ name }]) => name === day)?.[1])
  if (!from?.endsWith('-01') || !until) return null
  const [year = 0, month = 0] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return until === last ? formatMonth(from) : null
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
  const { i18n } = useLingui()
  const text = useFilterName(chosen.filter, chosen.facets)(chosen.value)
  return <Removable name={i18n._(chosen.filter.label)} text={text} onRemove={onRemove} />
}

interface RemovableProps extends Pick<FilterChipProps, 'onRemove'> {
  name: string
  text: string
}

function Removable({ name, text, onRemove }: RemovableProps) {
  const { t } = useLingui()
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
