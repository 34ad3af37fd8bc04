import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { messageOf } from '../../api/messageOf'
import { type SearchPage, searchQuery } from '../../api/search'
import { to } from '../../app/paths'
import { formatNumber } from '../../lib/format'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { Link } from '../../ui/Link'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { Select } from '../../ui/Select'
import { ErrorState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { ActiveFilters, FilterAside, FilterSheet, type OwnChip } from '../catalogue/Filters'
import { activeFilters, sortValue } from '../catalogue/listState'
import { type ListState, useListState } from '../catalogue/useListState'
import { useSteadyFacets } from '../catalogue/useSteadyFacets'
import { useTopOnNewRows } from '../catalogue/useTopOnNewRows'
import { searchListing, searchListQuery } from './listing'
import type { NoSearchResultsProps } from './NoSearchResults'
import { PagedHits } from './PagedHits'
import { TypeChips } from './TypeChips'
import {
  activeUnderstood,
  noFilters,
  withChosen,
  withNoneChosen,
  withOrder,
  withOtherKinds,
  withUnderstood,
} from './understood'

const NoSearchResults = lazy(async () => ({
  default: (await import('./NoSearchResults')).NoSearchResults,
}))
const USUAL_ORDER = searchListing.sorts[0]?.value ?? ''
const skeleton = <ListSkeleton count={6} className="grid gap-3 pt-4" item="h-30 rounded-card" />

/** Search results with the filters of the URL. */
export function SearchScreen({ words }: { words: string }) {
  const state = useListState(searchListing)
  const found = useQuery(searchQuery(words, searchListQuery(state.params), noFilters(state.params)))
  const { data, error, isPending, refetch } = found
  return (
    <>
      {data?.suggestion && (
        <OtherWords words={words} instead={data.suggestion} total={data.total} />
      )}
      {isPending && skeleton}
      {!(isPending || data) && <ErrorState message={messageOf(error)} onRetry={refetch} />}
      {data && <Results words={words} state={state} page={data} stale={found.isPlaceholderData} />}
    </>
  )
}

interface OtherWordsProps {
  words: string
  instead: string
  total: number
}

/** No text has the words as they were typed: which ones were searched for. */
function OtherWords({ words, instead, total }: OtherWordsProps) {
  return (
    <p role="status" className="pb-4 wrap-anywhere">
      {total > 0 ? (
        <Trans>
          Menampilkan hasil untuk “<SearchLink words={instead} />
          ”. Tidak ada yang memuat “{words}”.
        </Trans>
      ) : (
        <Trans>
          Mungkin maksud Anda: <SearchLink words={instead} />
        </Trans>
      )}
    </p>
  )
}

function SearchLink({ words }: { words: string }) {
  return (
    <Link to={to.search(words)} className="font-semibold text-primary hover:underline">
      <UntranslatedText>{words}</UntranslatedText>
    </Link>
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
  const read = activeUnderstood(state.params, page.understood)
  const chosen = asChosen(state, page)
  const givenUp = activeUnderstood(state.params, page.given_up)
  const narrowed = activeFilters(searchListing, chosen.params).length > 0
  const facets = useSteadyFacets(words, page.facets)
  const top = useTopOnNewRows(state.params)
  const own = useOwnChips(read, chosen)
  const filters = { kind: searchListing, state: chosen, facets }
  if (page.total === 0 && !narrowed)
    return <NothingToShow words={words} nearest={page.nearest} onClear={null} />
  return (
    <div
      ref={top}
      className="scroll-mt-22 desk:grid desk:grid-cols-[16rem_minmax(0,1fr)] desk:gap-8"
    >
      {isDesktop && <FilterAside {...filters} />}
      <div className="min-w-0">
        <TypeChips params={state.params} groups={page.groups} />
        <div className="flex items-center gap-3 pb-4 max-sm:flex-wrap">
          <p
            role="status"
            data-results
            tabIndex={-1}
            className="min-h-6 flex-1 font-semibold text-strong max-sm:basis-full"
          >
            <Trans>{page.total} hasil</Trans>
          </p>
          <FilterSheet {...filters} total={page.total} />
          <SortSelect state={chosen} />
        </div>
        {page.total > 0 && page.missing.length > 0 && <Missing words={page.missing.join(', ')} />}
        {page.total > 0 && givenUp.length > 0 && <GivenUp filters={givenUp} />}
        <div className="flex flex-wrap items-baseline gap-x-3 pb-2 text-sm empty:hidden">
          {read.length > 0 && <ReadAsFilters words={read.map((one) => one.words).join(', ')} />}
          {page.other_kinds > 0 && <OtherKinds count={page.other_kinds} params={state.params} />}
        </div>
        <ActiveFilters {...filters} own={own} />
        {page.total === 0 ? (
          <NothingToShow words={words} nearest={page.nearest} onClear={chosen.clear} />
        ) : (
          <PagedHits params={state.params} page={page} stale={stale} />
        )}
      </div>
    </div>
  )
}

/** As many kinds have one chip together. */
const MANY_KINDS = 4

/** Chips for what the words say beside single values: the order, and all kinds of classes. */
function useOwnChips(read: SearchPage['understood'], state: ListState): OwnChip[] {
  const { t } = useLingui()
  return read.flatMap(({ field, label: text, values }) => {
    if (field === 'sort')
      return [{ of: field, name: t`Urutkan`, text, remove: () => state.sort(USUAL_ORDER) }]
    if (field !== 'kind' || values.length < MANY_KINDS) return []
    return [{ of: field, name: t`Jenis produk`, text, remove: () => state.set(field, '') }]
  })
}

/** The filters that were read out of the words are filters like those that were chosen. */
function asChosen(state: ListState, { understood, given_up }: SearchPage): ListState {
  return {
    ...state,
    params: withUnderstood(state.params, understood),
    set: (name, value) => state.show(withChosen(state.params, understood, name, value)),
    drop: (names) =>
      state.show(
        names.reduce((next, name) => withChosen(next, understood, name, ''), state.params),
      ),
    sort: (value) => state.show(withOrder(state.params, understood, value)),
    clear: () => state.show(withNoneChosen(state.params, [...understood, ...given_up])),
  }
}

/** Filters that were read out of the words and left nothing together with the others. */
function GivenUp({ filters }: { filters: SearchPage['given_up'] }) {
  return (
    <Notice>
      {filters.map(({ field, label }) => (
        <span key={field}>
          {field === 'location' ? (
            <Trans>Tidak ada di {label}.</Trans>
          ) : (
            <Trans>Tidak ada dengan filter “{label}”.</Trans>
          )}{' '}
        </span>
      ))}
      <Trans>Inilah yang ada tanpa filter itu.</Trans>
    </Notice>
  )
}

/** The hits have only the other words. */
function Missing({ words }: { words: string }) {
  return (
    <Notice>
      <Trans>Tidak ada yang memuat “{words}”. Hasil ini hanya memuat kata Anda yang lain.</Trans>
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 rounded-control bg-warning-tint px-3.5 py-2.5 text-sm text-warning">
      {children}
    </p>
  )
}

function ReadAsFilters({ words }: { words: string }) {
  return (
    <p className="text-muted">
      <Trans>Kata yang dibaca sebagai filter: {words}</Trans>
    </p>
  )
}

/** Words that were read as kinds leave out what else the other words find. */
function OtherKinds({ count, params }: { count: number; params: URLSearchParams }) {
  const n = formatNumber(count)
  return (
    <Link
      to={`?${withOtherKinds(params)}`}
      preventScrollReset
      className="inline-flex min-h-8 items-center font-semibold text-primary hover:underline"
    >
      <Trans>Tampilkan juga jenis lain ({n})</Trans>
    </Link>
  )
}

function SortSelect({ state }: { state: ListState }) {
  const { t, i18n } = useLingui()
  return (
    <Select
      aria-label={t`Urutkan`}
      value={sortValue(searchListing, state.params)}
      onChange={(event) => state.sort(event.target.value)}
      className="w-52 max-sm:flex-1 max-sm:basis-44"
    >
      {searchListing.sorts.map(({ value, label }) => (
        <option key={value} value={value}>
          {i18n._(label)}
        </option>
      ))}
    </Select>
  )
}
