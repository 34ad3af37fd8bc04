import { useMutation, useQuery } from '@tanstack/react-query'
import { BASE, call } from '../../api/client'
import type { ItemStatistics, RegradePlan } from '../../api/types'

/** How the questions of a batch behaved. */
export const useItems = (batchId: number) =>
  useQuery({
    queryKey: ['item-statistics', batchId],
    queryFn: ({ signal }) =>
      call<ItemStatistics>('get', `${BASE}/item-statistics`, {
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
  useMutation({
    mutationFn: (body: RegradeScope) =>
      call<RegradePlan>('post', `${BASE}/regrades/dry-run`, { body }),
  })
