import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Facets } from '../../api/list'
import { toggled, valuesOf } from '../../kinds/filters'
import type { Filter, Listing } from '../../kinds/kind'
import { formatDate } from '../../lib/format'
import { isDesktop } from '../../lib/useIsDesktop'
import { whenIdle } from '../../lib/whenIdle'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Skeleton } from '../../ui/Skeleton'
import { activeFilters } from './listState'
import { useFilterName } from './useFacetRows'
import type { ListState } from './useListState'

export interface FiltersProps {
  kind: Listing
  state: ListState
  facets: Facets | undefined
}

const loadFields = () => import('./FilterFields')

const Fields = lazy(async () => ({ default: (await loadFields()).FilterFields }))

// Where they stand beside the list they come with its rows.
if (isDesktop()) void loadFields().catch(() => undefined)

/** Every filter of a kind, one under the other. */
export function FilterFields(props: FiltersProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-control" />}>
      <Fields {...props} />
    </Suspense>
  )
}

/** The filters of small screens, in a sheet that tells how much they leave. */
export function FilterSheet({ total, ...props }: FiltersProps & { total: number | undefined }) {
  const { kind, state } = props
  const [open, setOpen] = useState(false)
  const count = activeFilters(kind, state.params).length
  useEffect(
    () =>
      void whenIdle()
        .then(loadFields)
        .catch(() => undefined),
    [],
  )
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} className="px-4 desk:hidden">
        <SlidersHorizontal aria-hidden className="size-4.5" />
        <Trans>Filter</Trans>
        {count > 0 && (
          <span className="grid size-5.5 place-items-center rounded-full bg-primary text-xs text-on-primary tabular-nums">
            {count}
          </span>
        )}
      </Button>
      <Dialog
        sheet
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Filter</Trans>}
        footer={
          <>
            <Button variant="ghost" disabled={count === 0} onClick={state.clear}>
              <Trans>Hapus semua</Trans>
            </Button>
            <Button className="flex-1" onClick={() => setOpen(false)}>
              {total === undefined ? (
                <Trans>Lihat hasil</Trans>
              ) : (
                <Trans>Lihat {total} hasil</Trans>
              )}
            </Button>
          </>
        }
      >
        <FilterFields {...props} />
      </Dialog>
    </>
  )
}

/** What narrows the list now, each with a way to take it off. */
export function ActiveFilters({ kind, state, facets }: FiltersProps) {
  const { t } = useLingui()
  const active = activeFilters(kind, state.params)
  if (active.length === 0) return null
  return (
    <ul aria-label={t`Filter yang dipakai`} className="flex flex-wrap items-center gap-2 pb-4">
      {active.flatMap(([filter, text]) =>
        (filter.field === 'facet' ? valuesOf(text) : [text]).map((value) => (
          <li key={`${filter.name} ${value}`}>
            <FilterChip
              filter={filter}
              value={value}
              facets={facets}
              onRemove={() =>
                state.set(filter.name, filter.field === 'facet' ? toggled(text, value) : '')
              }
            />
          </li>
        )),
      )}
      <li>
        <button
          type="button"
          onClick={state.clear}
          className="min-h-11 rounded-control px-2 text-sm font-semibold text-primary hover:underline"
        >
          <Trans>Hapus semua</Trans>
        </button>
      </li>
    </ul>
  )
}

interface FilterChipProps {
  filter: Filter
  value: string
  facets: Facets | undefined
  onRemove: () => void
}

function FilterChip({ onRemove, ...chosen }: FilterChipProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(chosen.filter.label)
  const text = useFilterText(chosen)
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t`Hapus filter ${name}: ${text}`}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-primary-line bg-primary-tint ps-4 pe-3 text-sm font-semibold text-primary transition-colors hover:border-primary"
    >
      <span className="truncate">{text}</span>
      <X aria-hidden className="size-4 shrink-0" />
    </button>
  )
}

function useFilterText({ filter, value, facets }: Omit<FilterChipProps, 'onRemove'>): string {
  const { i18n } = useLingui()
  const nameOf = useFilterName(filter, facets)
  if (filter.field === 'date') return `${i18n._(filter.label)} ${formatDate(value)}`
  return nameOf(value)
}
