import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BASE, read } from '../../../api/client'
import { useWrite } from '../../../providers/useWrite'
import type { Plan, Step } from './types'

const keyOf = (classId: number) => ['class', classId, 'plan']

/** All parts of a class. */
export const usePlan = (classId: number) =>
  useQuery({
    queryKey: keyOf(classId),
    queryFn: ({ signal }) => read(`${BASE}/classes/${classId}/plan`, { signal }),
  })

const shownBy = (classId: number) => [['class', classId], ['classes']]

export function useRefreshPlan(classId: number) {
  const client = useQueryClient()
  return () => {
    for (const queryKey of shownBy(classId)) void client.invalidateQueries({ queryKey })
  }
}

const ids = (steps: Step[]) => steps.map(({ id }) => id)

/** Saves a new order optimistically; reverts if the server refuses it. */
export function useOrderSteps(classId: number) {
  const client = useQueryClient()
  const show = (change: (plan: Plan) => Plan) =>
    client.setQueryData<Plan>(keyOf(classId), (plan) => plan && change(plan))
  return useWrite(
    (send, { seen, steps }: { seen: Step[]; steps: Step[] }) =>
      send('put', `${BASE}/classes/${classId}/step-order`, {
        body: { step_ids: ids(steps), seen: ids(seen) },
      }),
    {
      onMutate: ({ steps }) => show((plan) => ({ ...plan, steps })),
      onSuccess: (plan) => show(() => plan),
      invalidates: [keyOf(classId)],
      invalidatesOnError: true,
    },
  )
}

export type PartName = 'class-sessions' | 'class-assignments' | 'journey-steps'

/** Deletes a part; the server names what prevents it. */
export function useDeletePlanPart(classId: number) {
  return useWrite(
    (send, { resource, id }: { resource: PartName; id: number }) =>
      send('delete', `${BASE}/${resource}/${id}`),
    { invalidates: shownBy(classId) },
  )
}
