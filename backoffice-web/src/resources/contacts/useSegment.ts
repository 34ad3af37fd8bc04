import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client'
import type { components } from '../../api/schema'

export type Condition = components['schemas']['SegmentCondition']
export type ConditionChoice = components['schemas']['ConditionChoice']
type Vocabulary = components['schemas']['SegmentVocabulary']
type Count = components['schemas']['SegmentCount']

/** What segments may ask for. */
export const useVocabulary = () =>
  useQuery({
    queryKey: ['segment-conditions'],
    queryFn: ({ signal }) =>
      call<Vocabulary>('get', '/api/backoffice/v1/segment-conditions', { signal }),
    staleTime: 60_000,
  })

const isComplete = ({ value }: Condition, choice: ConditionChoice | undefined) =>
  choice !== undefined &&
  (choice.input === 'yes' ||
    (Array.isArray(value)
      ? value.length > 0
      : value !== null && value !== undefined && value !== ''))

/** The conditions that can be asked already. */
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

/** How many people fulfil the conditions at this moment. */
export const useSegmentCount = (conditions: readonly Condition[]) =>
  useQuery({
    queryKey: ['segment-counts', conditions],
    queryFn: ({ signal }) =>
      call<Count>('post', '/api/backoffice/v1/segment-counts', { body: { conditions }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
