import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import type { FacetedList } from '../../api/list'
import { messageOf } from '../../api/messageOf'
import type { KindSlug, ProductCard } from '../../api/types'
import { kinds } from '../../kinds'
import type { Kind } from '../../kinds/kind'
import { pageOf, pageSearch } from '../../lib/listParams'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { Pagination } from '../../ui/Pagination'
import { Select } from '../../ui/Select'
import { ErrorState } from '../../ui/States'
import { ActiveFilters, FilterAside, FilterSheet } from './Filters'
import { listQuery, sortValue } from './listState'
import { GridSkeleton, ProductGrid } from './ProductGrid'
import { productsQuery } from './queries'
import { type ListState, useListState } from './useListState'
import { useSteadyFacets } from './useSteadyFacets'
import { useTopOnNewRows } from './useTopOnNewRows'

const HelpTile = lazy(async () => ({ default: (await import('./HelpTile')).HelpTile }))
const NoMatchingProducts = lazy(async () => ({
  default: (await import('./NoMatchingProducts')).NoMatchingProducts,
}))

const EAGER = 3
const SKELETONS = 6

/** The products of one kind with filters, order and pages, all of it in the address. */
export function ProductList({ slug }: { slug: KindSlug }) {
  const kind = kinds[slug]
  const state = useListState(kind)
  const products = useQuery(productsQuery(slug, listQuery(kind, state.params)))
  const isDesktop = useIsDesktop()
  const top = useTopOnNewRows(state.params)
  const total = products.data?.total
  const facets = useSteadyFacets(slug, products.data && (products.data.facets ?? {}))
  const filters = { kind, state, facets }
  return (
    <div
      ref={top}
      className="scroll-mt-22 desk:grid desk:grid-cols-[16rem_minmax(0,1fr)] desk:gap-8"
    >
      {isDesktop && <FilterAside {...filters} />}
      <div className="min-w-0">
        <div className="flex items-center gap-3 pb-4 max-sm:flex-wrap">
          <p
            role="status"
            data-results
            tabIndex={-1}
            className="min-h-6 flex-1 font-semibold whitespace-nowrap text-strong max-sm:basis-full"
          >
            {total !== undefined && <Trans>{total} produk</Trans>}
          </p>
          <FilterSheet {...filters} total={total} />
          <SortSelect kind={kind} state={state} />
        </div>
        <ActiveFilters {...filters} />
        <Results slug={slug} state={state} products={products} />
      </div>
    </div>
  )
}

function SortSelect({ kind, state }: { kind: Kind; state: ListState }) {
  const { t, i18n } = useLingui()
  return (
    <Select
      aria-label={t`Urutkan`}
      value={sortValue(kind, state.params)}
      onChange={(event) => state.sort(event.target.value)}
      className="w-52 max-sm:flex-1 max-sm:basis-44"
    >
      {kind.sorts.map(({ value, label }) => (
        <option key={value} value={value}>
          {i18n._(label)}
        </option>
      ))}
    </Select>
  )
}

interface ResultsProps {
  slug: KindSlug
  state: ListState
  products: UseQueryResult<FacetedList<ProductCard>>
}

function Results({ slug, state, products }: ResultsProps) {
  const { error, isPending, isPlaceholderData, refetch } = products
  // Drawn in slices: a tap meanwhile is not kept waiting.
  const data = useDeferredValue(products.data)
  if (isPending || (products.data && !data)) return <GridSkeleton isOneKind count={SKELETONS} />
  if (!data) return <ErrorState message={messageOf(error)} onRetry={refetch} />
  if (data.rows.length === 0)
    return (
      <Suspense fallback={<GridSkeleton count={SKELETONS} />}>
        <NoMatchingProducts slug={slug} state={state} />
      </Suspense>
    )
  return (
    <>
      <ProductGrid
        isOneKind
        cards={data.rows}
        eager={EAGER}
        stale={isPlaceholderData}
        heading="h2"
        end={
          <Suspense fallback={null}>
            <HelpTile after={data.rows.length} />
          </Suspense>
        }
      />
      <Pagination
        page={pageOf(state.params)}
        pages={Math.ceil(data.total / kinds[slug].pageSize)}
        href={(page) => pageSearch(state.params, page)}
      />
    </>
  )
}
