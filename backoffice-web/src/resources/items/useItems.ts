import { useQuery } from '@tanstack/react-query'
import { BASE, read } from '../../api/client'
import { useWrite } from '../../providers/useWrite'

/** The item statistics of a batch. */
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

/** A dry run of a regrade, without changes. */
export const useDryRun = () =>
  useWrite((send, body: RegradeScope) => send('post', `${BASE}/regrades/dry-run`, { body }), {
    onError: () => undefined,
  })
