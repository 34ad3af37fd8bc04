import { useQuery } from '@tanstack/react-query'
import { ownedQuery } from '../../api/learning'
import { useSignedIn } from '../../api/session'

/** Whether the signed-in person owns a product. */
export function useOwned(itemId: number): boolean {
  const { data } = useQuery({ ...ownedQuery(), enabled: useSignedIn() })
  return data?.item_ids.includes(itemId) ?? false
}
