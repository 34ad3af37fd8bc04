import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask, read } from '../../api/client'
import type { components } from '../../api/schema'

export type Condition = components['schemas']['SegmentCondition']
export type ConditionChoice = components['schemas']['ConditionChoice']

/** The available conditions of segments. */
export const useVocabulary = () =>
  useQuery({
    queryKey: ['segment-conditions'],
    queryFn: ({ signal }) => read('/api/backoffice/v1/segment-conditions', { signal }),
    staleTime: 60_000,
  })

const isComplete = ({ value }: Condition, choice: ConditionChoice | undefined) =>
  choice !== undefined &&
  (choice.input === 'yes' ||
    (Array.isArray(value)
      ? value.length > 0
      : value !== null && value !== undefined && value !== ''))

/** Conditions that are completely filled in. */
export const completed = (
  conditions: readonly Condition[],
  known: readonly ConditionChoice[],
): Condition[] =>
  conditions.filter((one) =>
    isComplete(
      one,
      known.find(({ name }) => name === one.name),
    ),
  )

/** The current number of contacts that meet the conditions. */
export const useSegmentCount = (conditions: readonly Condition[]) =>
  useQuery({
    queryKey: ['segment-counts', conditions],
    queryFn: ({ signal }) =>
      ask('/api/backoffice/v1/segment-counts', { body: { conditions: [...conditions] }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
