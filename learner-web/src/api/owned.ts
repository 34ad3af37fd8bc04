import { queryOptions } from '@tanstack/react-query'
import { read } from './client'

const FIVE_MINUTES = 300_000

/** The keys of everything that changes when the user gets or completes something. */
export const learningKey = ['learning'] as const

/** The ids of the user's products, for marks on cards and pages. */
export const ownedQuery = () =>
  queryOptions({
    queryKey: [...learningKey, 'owned'] as const,
    queryFn: ({ signal }) => read('/account/owned-products', undefined, signal),
    staleTime: FIVE_MINUTES,
  })
