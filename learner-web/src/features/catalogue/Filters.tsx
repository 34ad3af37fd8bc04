import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Facets } from '../../api/list'
import type { Listing } from '../../kinds/kind'
import { isDesktop } from '../../lib/useIsDesktop'
import { whenIdle } from '../../lib/whenIdle'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { activeFilters } from './listState'
import type { ListState } from './useListState'

export interface FiltersProps {
  kind: Listing
  state: ListState
  facets: Facets | undefined
}

/** A chip beside those of the filters: for an order, or for all values of a filter together. */
export interface OwnChip {
  /** What it is about; a filter of this name has no chips of its own. */
  of: string
  name: string
  text: string
  remove: () => void
}

export interface ActiveFiltersProps extends FiltersProps {
  own?: readonly OwnChip[]
}

const loadFields = () => import('./FilterFields')

const loadDialog = () => import('../../ui/Dialog')

const Dialog = lazy(async () => ({ default: (await loadDialog()).Dialog }))
const Fields = lazy(async () => ({ default: (await loadFields()).FilterFields }))
const Chips = lazy(async () => ({ default: (await import('./FilterChips')).FilterChips }))

// Beside the list they load with its rows.
if (isDesktop()) void loadFields().catch(() => undefined)

/** Every filter of a kind, one under the other. */
function FilterFields(props: FiltersProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-control" />}>
      <Fields {...props} />
    </Suspense>
  )
}

/** The filters beside the list, in view while it scrolls. */
export function FilterAside(props: FiltersProps) {
  return (
    <aside>
      <div className="fade-below sticky top-22 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-card border border-line bg-surface p-5 [&_fieldset]:min-w-0 [&>div]:grid-cols-[minmax(0,1fr)]">
        <FilterFields {...props} />
      </div>
    </aside>
  )
}

/** The filters of small screens, in a sheet that shows the number of results. */
export function FilterSheet({ total, ...props }: FiltersProps & { total: number | undefined }) {
  const { kind, state } = props
  const [open, setOpen] = useState(false)
  const count = activeFilters(kind, state.params).length
  useEffect(
    () =>
      void whenIdle()
        .then(() => Promise.all([loadDialog(), loadFields()]))
        .catch(() => undefined),
    [],
  )
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setOpen(true)}
        className="border-field px-4 desk:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        <Trans>Filter</Trans>
        {count > 0 && (
          <span className="grid size-5.5 place-items-center rounded-full bg-primary text-xs text-on-primary tabular-nums">
            {count}
          </span>
        )}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog
            sheet
            open
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
        </Suspense>
      )}
    </>
  )
}

/** What narrows the list now, each with a way to take it off. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const isNone = activeFilters(props.kind, props.state.params).length === 0
  if (isNone && !props.own?.length) return null
  return (
    <Suspense fallback={<div className="h-15" />}>
      <Chips {...props} />
    </Suspense>
  )
}
