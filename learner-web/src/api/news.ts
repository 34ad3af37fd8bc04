import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { type ListQuery, listFields } from './list'
import type { components } from './schema'

const TEN_MINUTES = 600_000
const PATH = '/public/news'

/** An article; its text is sanitised HTML. */
export type Article = components['schemas']['NewsDetail']

/** One page of the articles. */
export const newsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['news', query],
    queryFn: ({ signal }) => read(PATH, listFields(query), signal),
    staleTime: TEN_MINUTES,
    placeholderData: keepPreviousData,
  })

/** One article. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['news', 'article', slug],
    queryFn: ({ signal }) => read(`${PATH}/${encodeURIComponent(slug)}`, undefined, signal),
    staleTime: TEN_MINUTES,
  })
