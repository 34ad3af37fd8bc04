import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUser, forgetUser } from './authProvider'

const KEY = ['auth', 'me']

/** The signed-in user, with the state of the second factor. */
export const useMe = () => useQuery({ queryKey: KEY, queryFn: currentUser })

/** Reloads the signed-in user. */
export function useReloadMe(): () => Promise<void> {
  const client = useQueryClient()
  return () => {
    forgetUser()
    return client.invalidateQueries({ queryKey: KEY })
  }
}
