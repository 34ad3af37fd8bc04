import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries'
import { useSignedIn } from '../../api/session'

/** Whether the reader is signed in with the account of a company. */
export function useIsCorporate(): boolean {
  const { data: me } = useQuery({ ...meQuery(), enabled: useSignedIn() })
  return me?.is_corporate ?? false
}
