import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '../../api/accountTypes'
import { profileQuery } from '../../api/profile'
import { meQuery } from '../../api/queries'

/** The signed-in person's whole account. */
export function useProfile(): UseQueryResult<Profile> {
  return useQuery(profileQuery())
}

/** Has everything that shows the account read it again. */
export function useRefreshProfile(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: profileQuery().queryKey }),
      client.invalidateQueries({ queryKey: meQuery().queryKey }),
    ])
}
