import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from './client'

export const ASSESSMENTS_PER_PAGE = 10
const LATEST = 20

/** The key of all lists of the user's own assessments. */
export const myAssessmentsKey = ['myAssessments'] as const

/** The signed-in user's assessments, newest first. */
export const myAssessmentsQuery = (page: number) =>
  queryOptions({
    queryKey: [...myAssessmentsKey, page],
    queryFn: ({ signal }) =>
      read('/assessments/my-assesment', { page, rows: ASSESSMENTS_PER_PAGE }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The newest of them, for the home page. */
export const latestAssessmentsQuery = () =>
  queryOptions({
    queryKey: [...myAssessmentsKey, 'latest'],
    queryFn: ({ signal }) => read('/assessments/my-assesment', { page: 1, rows: LATEST }, signal),
  })

/** The results of free assessments that the signed-in user kept, newest first. */
export const freeResultsQuery = () =>
  queryOptions({
    queryKey: [...myAssessmentsKey, 'free'],
    queryFn: ({ signal }) =>
      read('/assessments/my-free-results', { page: 1, rows: LATEST }, signal),
  })
