import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { type ListQuery, listFields } from './list'

const TEN_MINUTES = 600_000
const ROLES = '/public/job-roles'

/** The kinds of products that a job role suggests, as named on the wire. */
export type SuggestionKind = 'oti' | 'webinars' | 'workshops' | 'dls'

/** One page of the job roles. */
export const jobRolesQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['jobRoles', query],
    queryFn: ({ signal }) => read(ROLES, listFields(query), signal),
    staleTime: TEN_MINUTES,
    placeholderData: keepPreviousData,
  })

/** The families of job roles. */
export const roleFamiliesQuery = () =>
  queryOptions({
    queryKey: ['roleFamilies'],
    queryFn: ({ signal }) => read('/public/roles', undefined, signal),
    staleTime: TEN_MINUTES,
  })

/** A job role's page. */
export const jobRoleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['jobRole', slug],
    queryFn: ({ signal }) => read(`${ROLES}/${encodeURIComponent(slug)}`, undefined, signal),
    staleTime: TEN_MINUTES,
  })

/** The first products of a kind for a job role. */
export const roleSuggestionsQuery = (slug: string, kind: SuggestionKind) =>
  queryOptions({
    queryKey: ['jobRole', slug, 'suggestions', kind],
    queryFn: ({ signal }) =>
      read(`${ROLES}/${encodeURIComponent(slug)}/suggestions/${kind}`, undefined, signal),
    staleTime: TEN_MINUTES,
  })

/** One page of the client projects. */
export const projectsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['projects', query],
    queryFn: ({ signal }) => read('/public/projects', listFields(query), signal),
    staleTime: TEN_MINUTES,
    placeholderData: keepPreviousData,
  })
