import { useQuery } from '@tanstack/react-query'
import { BASE, read } from '../../api/client'
import { useWrite } from '../../providers/useWrite'

/** How the questions of a batch behaved. */
export const useItems = (batchId: number) =>
  useQuery({
    queryKey: ['item-statistics', batchId],
    queryFn: ({ signal }) =>
      read(`${BASE}/item-statistics`, {
        query: { batch_id: batchId },
        signal,
      }),
  })

export interface RegradeScope {
  blueprint_id: number
  batch_id: number
  dropped: number[]
  uses_current_rules: boolean
}

/** Asks what grading anew would change; nothing is changed. */
export const useDryRun = () =>
  useWrite((send, body: RegradeScope) => send('post', `${BASE}/regrades/dry-run`, { body }), {
    onError: () => undefined,
  })
