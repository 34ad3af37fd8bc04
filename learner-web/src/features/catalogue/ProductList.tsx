import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { messageOf } from '../../api/messageOf'
import type { KindSlug, List, ProductCard } from '../../api/types'
import { kinds } from '../../kinds'
import type { Kind } from '../../kinds/kind'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/Field'
import { NothingFound } from '../../ui/illustrations'
import { Pagination } from '../../ui/Pagination'
import { EmptyState, ErrorState } from '../../ui/States'
import { ActiveFilters, FilterFields, FilterSheet } from './Filters'
import { listQuery, pageOf, pageSearch, sortValue } from './listState'
import { GridSkeleton, ProductGrid } from './ProductGrid'
import { productsQuery } from './queries'
import { type ListState, useListState } from './useListState'

const EAGER = 3
const SKELETONS = 6

/** The products of one kind with filters, order and pages, all of it in the address. */
export function ProductList({ slug }: { slug: KindSlug }) {
  const kind = kinds[slug]
  const state = useListState(kind)
  const products = useQuery(productsQuery(slug, listQuery(kind, state.params)))
  const top = useTopOnNewPage(pageOf(state.params))
  const total = products.data?.total
  return (
    <div
      ref={top}
      className="scroll-mt-22 desk:grid desk:grid-cols-[16rem_minmax(0,1fr)] desk:gap-8"
    >
      <aside className="max-desk:hidden">
        <div className="sticky top-24 rounded-card border border-line bg-surface p-5">
          <FilterFields kind={kind} state={state} />
        </div>
      </aside>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <p role="status" className="min-h-6 font-semibold text-strong max-sm:w-full">
            {total !== undefined && <Trans>{total} produk</Trans>}
          </p>
          <FilterSheet kind={kind} state={state} total={total} />
          <SortSelect kind={kind} state={state} />
        </div>
        <ActiveFilters kind={kind} state={state} />
        <Results kind={kind} state={state} products={products} />
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
      className="w-52 max-sm:flex-1"
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
  kind: Kind
  state: ListState
  products: UseQueryResult<List<ProductCard>>
}

function Results({ kind, state, products }: ResultsProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = products
  if (isPending) return <GridSkeleton count={SKELETONS} />
  if (!data) return <ErrorState message={messageOf(error) ?? undefined} onRetry={refetch} />
  if (data.rows.length === 0) return <NothingLeft state={state} />
  return (
    <>
      <ProductGrid cards={data.rows} eager={EAGER} stale={isPlaceholderData} heading="h2" />
      <Pagination
        page={pageOf(state.params)}
        pages={Math.ceil(data.total / kind.pageSize)}
        href={(page) => pageSearch(state.params, page)}
      />
    </>
  )
}

function NothingLeft({ state }: { state: ListState }) {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={<Trans>Belum ada yang cocok</Trans>}
      action={
        <Button variant="secondary" onClick={state.clear}>
          <Trans>Hapus semua filter</Trans>
        </Button>
      }
    >
      <Trans>Longgarkan salah satu filter, atau lihat semuanya dulu lalu saring lagi.</Trans>
    </EmptyState>
  )
}

// A new page is read from its beginning, which is the list's and not the document's; going back stays put.
function useTopOnNewPage(page: number) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  const arrival = useNavigationType()
  useEffect(() => {
    if (shown.current !== page && arrival === 'PUSH') ref.current?.scrollIntoView()
    shown.current = page
  }, [page, arrival])
  return ref
}
