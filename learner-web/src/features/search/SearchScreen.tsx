import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { messageOf } from '../../api/messageOf'
import { type SearchPage, searchQuery } from '../../api/search'
import { to } from '../../app/paths'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { Link } from '../../ui/Link'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { Select } from '../../ui/Select'
import { ErrorState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { ActiveFilters, FilterFields, FilterSheet } from '../catalogue/Filters'
import { activeFilters, sortValue } from '../catalogue/listState'
import { type ListState, useListState } from '../catalogue/useListState'
import { useSteadyFacets } from '../catalogue/useSteadyFacets'
import { searchListing, searchListQuery } from './listing'
import type { NoSearchResultsProps } from './NoSearchResults'
import { PagedHits } from './PagedHits'
import { TypeChips } from './TypeChips'
import { UnderstoodChips } from './UnderstoodChips'

const NoSearchResults = lazy(async () => ({
  default: (await import('./NoSearchResults')).NoSearchResults,
}))
const skeleton = <ListSkeleton count={6} className="grid gap-3 pt-4" item="h-30 rounded-card" />

/** What the words find, narrowed by whatever stands in the address. */
export function SearchScreen({ words }: { words: string }) {
  const state = useListState(searchListing)
  const found = useQuery(
    searchQuery(words, searchListQuery(state.params), state.params.get('as_is') ?? ''),
  )
  const { data, error, isPending, refetch } = found
  return (
    <>
      <DidYouMean suggestion={data?.suggestion} />
      {isPending && skeleton}
      {!(isPending || data) && <ErrorState message={messageOf(error)} onRetry={refetch} />}
      {data && <Results words={words} state={state} page={data} stale={found.isPlaceholderData} />}
    </>
  )
}

function DidYouMean({ suggestion }: { suggestion: string | null | undefined }) {
  if (!suggestion) return null
  return (
    <p className="pb-4">
      <Trans>
        Mungkin maksud Anda:{' '}
        <Link
          to={to.search(suggestion)}
          className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
        >
          <UntranslatedText>{suggestion}</UntranslatedText>
        </Link>
      </Trans>
    </p>
  )
}

function NothingToShow(props: NoSearchResultsProps) {
  return (
    <Suspense fallback={skeleton}>
      <NoSearchResults {...props} />
    </Suspense>
  )
}

interface ResultsProps {
  words: string
  state: ListState
  page: SearchPage
  stale: boolean
}

function Results({ words, state, page, stale }: ResultsProps) {
  const isDesktop = useIsDesktop()
  const narrowed = activeFilters(searchListing, state.params).length > 0
  const filters = { kind: searchListing, state, facets: useSteadyFacets(words, page.facets) }
  if (page.total === 0 && !narrowed)
    return <NothingToShow words={words} nearest={page.nearest} onClear={null} />
  return (
    <div className="desk:grid desk:grid-cols-[16rem_minmax(0,1fr)] desk:gap-8">
      {isDesktop && (
        <aside>
          <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-card border border-line bg-surface p-5 [&_fieldset]:min-w-0 [&>div]:grid-cols-[minmax(0,1fr)]">
            <FilterFields {...filters} />
          </div>
        </aside>
      )}
      <div className="min-w-0">
        <UnderstoodChips params={state.params} understood={page.understood} />
        <TypeChips params={state.params} groups={page.groups} />
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <p role="status" className="min-h-6 font-semibold text-strong max-sm:w-full">
            <Trans>{page.total} hasil</Trans>
          </p>
          <FilterSheet {...filters} total={page.total} />
          <SortSelect state={state} />
        </div>
        <ActiveFilters {...filters} />
        {page.total === 0 ? (
          <NothingToShow words={words} nearest={page.nearest} onClear={state.clear} />
        ) : (
          <PagedHits params={state.params} page={page} stale={stale} />
        )}
      </div>
    </div>
  )
}

function SortSelect({ state }: { state: ListState }) {
  const { t, i18n } = useLingui()
  return (
    <Select
      aria-label={t`Urutkan`}
      value={sortValue(searchListing, state.params)}
      onChange={(event) => state.sort(event.target.value)}
      className="w-52 max-sm:flex-1"
    >
      {searchListing.sorts.map(({ value, label }) => (
        <option key={value} value={value}>
          {i18n._(label)}
        </option>
      ))}
    </Select>
  )
}
