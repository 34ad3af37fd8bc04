import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useNotify } from 'react-admin'
import { BASE, call } from '../../../api/client'
import type { Plan, Step } from './types'

const keyOf = (classId: number) => ['class', classId, 'plan']

/** What a class is made of. */
export const usePlan = (classId: number) =>
  useQuery({
    queryKey: keyOf(classId),
    queryFn: ({ signal }) => call<Plan>('get', `${BASE}/classes/${classId}/plan`, { signal }),
  })

export function useRenewPlan(classId: number) {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['class', classId] })
    void client.invalidateQueries({ queryKey: ['classes'] })
  }
}

const ids = (steps: Step[]) => steps.map(({ id }) => id)

/** Stores a new order; it shows at once, and goes back when the server refuses it. */
export function useOrderSteps(classId: number) {
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ seen, steps }: { seen: Step[]; steps: Step[] }) =>
      call<Plan>('put', `${BASE}/classes/${classId}/step-order`, {
        body: { step_ids: ids(steps), seen: ids(seen) },
      }),
    onMutate: ({ steps }) =>
      client.setQueryData<Plan>(keyOf(classId), (plan) => plan && { ...plan, steps }),
    onSuccess: (plan) => client.setQueryData(keyOf(classId), plan),
    onError: (error) => {
      notify((error as HttpError).message, { type: 'error' })
      void client.invalidateQueries({ queryKey: keyOf(classId) })
    },
  })
}

export type PartName = 'class-sessions' | 'class-assignments' | 'journey-steps'

/** Deletes a part; the server says what stands in the way. */
export function useDeletePlanPart(classId: number) {
  const renew = useRenewPlan(classId)
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ resource, id }: { resource: PartName; id: number }) =>
      call('delete', `${BASE}/${resource}/${id}`),
    onSuccess: renew,
    onError: (error) => notify((error as HttpError).message, { type: 'error' }),
  })
}
