import { useQuery } from '@tanstack/react-query'
import { ownedQuery } from '../../api/owned'
import { useSignedIn } from '../../api/session'

/** Whether the signed-in person owns a product. */
export function useOwned(itemId: number): boolean {
  const { data } = useQuery({ ...ownedQuery(), enabled: useSignedIn() })
  return data?.item_ids.includes(itemId) ?? false
}

/** The newest attempt that the signed-in person finished at a product of theirs, and whether they may buy another. */
export function useOwnedResult(itemId: number) {
  const { data } = useQuery({ ...ownedQuery(), enabled: useSignedIn() })
  return data?.results.find((one) => one.item_id === itemId)
}
