import { queryOptions } from '@tanstack/react-query'
import { read } from './client'

/** The signed-in user's complete account. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => read('/account/profile', undefined, signal),
  })
