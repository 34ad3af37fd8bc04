import { queryOptions } from '@tanstack/react-query'
import { read } from './client'

/** The whole account of the signed-in person. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => read('/account/profile', undefined, signal),
  })
