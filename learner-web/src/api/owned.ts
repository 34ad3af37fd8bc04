import { queryOptions } from '@tanstack/react-query'
import { read } from './client'

const FIVE_MINUTES = 300_000

/** Everything that changes when somebody gets or does something. */
export const learningKey = ['learning'] as const

/** The numbers of the products that one owns, for marks on cards and pages. */
export const ownedQuery = () =>
  queryOptions({
    queryKey: [...learningKey, 'owned'] as const,
    queryFn: ({ signal }) => read('/account/owned-products', undefined, signal),
    staleTime: FIVE_MINUTES,
  })
