import { useQuery } from '@tanstack/react-query'
import { ownedQuery } from '../../api/owned'
import { useSignedIn } from '../../api/session'

/** Tells of each product whether the signed-in person owns it. */
export function useOwnedTest(): (itemId: number) => boolean {
  const { data } = useQuery({ ...ownedQuery(), enabled: useSignedIn() })
  return (itemId) => data?.item_ids.includes(itemId) ?? false
}

/** Whether the signed-in person owns a product. */
export function useOwned(itemId: number): boolean {
  return useOwnedTest()(itemId)
}

/** The newest attempt that the signed-in person finished at a product of theirs, and whether they may buy another. */
export function useOwnedResult(itemId: number) {
  const { data } = useQuery({ ...ownedQuery(), enabled: useSignedIn() })
  return data?.results.find((one) => one.item_id === itemId)
}
