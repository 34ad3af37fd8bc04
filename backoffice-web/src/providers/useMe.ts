import { useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUser, forgetUser } from './authProvider'

const KEY = ['auth', 'me']

/** Who is signed in, with the state of the second factor. */
export const useMe = () => useQuery({ queryKey: KEY, queryFn: currentUser })

/** Asks the server once more who is signed in. */
export function useReloadMe(): () => Promise<void> {
  const client = useQueryClient()
  return () => {
    forgetUser()
    return client.invalidateQueries({ queryKey: KEY })
  }
}
