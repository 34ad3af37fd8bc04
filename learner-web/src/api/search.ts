import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { type FacetedList, type ListQuery, listFields } from './list'
import type { components } from './schema'

type Schemas = components['schemas']

const MINUTE = 60_000
/** The longest question that the server takes. */
export const LONGEST_SEARCH = 200

export type HitType = Schemas['DocumentType']

/** Something that was found; `_html` texts hold marks around the found words and nothing else. */
export type SearchHit = Schemas['SearchRow']

export interface SearchPage extends FacetedList<SearchHit> {
  /** How many there are of each type. */
  groups: Partial<Record<HitType, number>>
  /** A likelier spelling. */
  suggestion: string | null
  /** Words that no text has: the hits have only the others. */
  missing: string[]
  /** Filters that were read out of the words. */
  understood: Schemas['UnderstoodOut'][]
  /** Those of them that do not narrow the hits: all together left nothing. */
  given_up: Schemas['UnderstoodOut'][]
  /** How many more there are without the kinds that were read out of the words. */
  other_kinds: number
  /** What comes nearest where nothing was found. */
  nearest: SearchHit[]
}

export type Proposal = Schemas['Suggestion']

/** The fields whose words are searched for instead, and those whose words are left out. */
export interface NoFilters {
  as_is: string
  left_out: string
}

/** One page of what was found. */
export const searchQuery = (q: string, query: ListQuery, noFilters: NoFilters) =>
  queryOptions({
    queryKey: ['search', q, query, noFilters],
    queryFn: ({ signal }) =>
      read('/public/search', { q, ...noFilters, ...listFields(query) }, signal),
    staleTime: MINUTE,
    placeholderData: keepPreviousData,
  })

/** What may be meant by the first letters; popular searches for none, which stay for no letter. */
export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['suggestions', q],
    queryFn: async ({ signal }) => (await read('/public/search/suggestions', { q }, signal)).rows,
    staleTime: MINUTE,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === '' || q === '' ? undefined : previous,
  })
