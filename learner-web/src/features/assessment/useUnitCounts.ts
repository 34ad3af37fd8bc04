import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { read } from '../../api/client'
import { attemptKey } from '../attempt/api'
import { type AttemptState, isAnswered } from '../attempt/attemptState'
import type { OutgoingAnswer, Progress, Question } from '../attempt/types'
import { type AssessmentRoom, type AssessmentUnit, followUpsIn } from './kind'

const keyOf = (sesiId: number) =>
  [...attemptKey({ session: 'assessment', of: String(sesiId) }), 'units'] as const

/** Refetches the count of nested questions once one of their answers is saved. */
export function useRecount(sesiId: number): (sent: OutgoingAnswer) => void {
  const client = useQueryClient()
  return useCallback(
    ({ id }) => {
      if (id.startsWith('nested')) void client.invalidateQueries({ queryKey: keyOf(sesiId) })
    },
    [client, sesiId],
  )
}

export interface UnitCounts extends Progress {
  followUps: Progress
}

/**
 * How many questions of a unit are answered, and how many of its follow-ups; below which questions some are missing.
 *
 * Numbered ones are counted here and now; which follow-ups are open only the server knows.
 */
export function useUnitCounts(room: AssessmentRoom, state: AttemptState) {
  const { data } = useQuery({
    queryKey: keyOf(room.sesiId),
    queryFn: async ({ signal }) =>
      (await read('/assessments/get-unitkom', { type: 'nested' }, signal)).rows,
    staleTime: 0,
    gcTime: 0,
    enabled: room.parts.includes('nested'),
  })
  const unfinished = data?.flatMap((unit) => unit.unfinished) ?? []
  const isUnfinished = ({ code = '' }: Question) => unfinished.includes(code)
  const counts = (unit: AssessmentUnit): UnitCounts => {
    const isCounted = unit.type === 'nested'
    const counted = isCounted && data?.find(({ uk_code }) => uk_code === unit.uk_code)
    const answered = unit.questions.filter(({ id }) => isAnswered(state, id)).length
    const followUps = counted ? followUpsIn(counted) : unit.followUps
    return { answered, total: unit.questions.length, followUps }
  }
  return { counts, isUnfinished }
}
