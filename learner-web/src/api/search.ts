import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { type FacetedList, type ListQuery, listFields } from './list'
import type { components } from './schema'

type Schemas = components['schemas']

const MINUTE = 60_000
/** The longest query that the server accepts. */
export const LONGEST_SEARCH = 200

export type HitType = Schemas['DocumentType']

/** A search hit; `_html` texts contain only marks around the matched words. */
export type SearchHit = Schemas['SearchRow']

export interface SearchPage extends FacetedList<SearchHit> {
  /** The number of hits by type. */
  groups: Partial<Record<HitType, number>>
  /** A spelling suggestion. */
  suggestion: string | null
  /** Words without any match: the hits contain only the others. */
  missing: string[]
  /** Filters recognised in the query. */
  understood: Schemas['UnderstoodOut'][]
  /** Recognised filters that were dropped, because all together matched nothing. */
  given_up: Schemas['UnderstoodOut'][]
  /** The number of hits of other kinds, without the kinds recognised in the query. */
  other_kinds: number
  /** The closest hits when nothing was found. */
  nearest: SearchHit[]
}

export type Proposal = Schemas['Suggestion']

/** Fields whose words were replaced by corrections, and fields whose words were dropped. */
export interface NoFilters {
  as_is: string
  left_out: string
}

/** One page of hits. */
export const searchQuery = (q: string, query: ListQuery, noFilters: NoFilters) =>
  queryOptions({
    queryKey: ['search', q, query, noFilters],
    queryFn: ({ signal }) =>
      read('/public/search', { q, ...noFilters, ...listFields(query) }, signal),
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  })

/** Suggestions for a prefix; popular searches for an empty one, which are cached. */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['suggestions', q],
    queryFn: async ({ signal }) => (await read('/public/search/suggestions', { q }, signal)).rows,
    staleTime: MINUTE,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === '' || q === '' ? undefined : previous,
  })
