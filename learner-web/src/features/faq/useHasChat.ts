import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../../api/queries'
import { useSignedIn } from '../../api/session'
import { engineOf } from '../chat/engine'

/** Whether the chat of our own is on this site. */
export function useHasChat(): boolean {
  const site = useQuery(siteQuery()).data
  const isSignedIn = useSignedIn()
  return site !== undefined && engineOf(site, isSignedIn).kind === 'siduxi'
}
