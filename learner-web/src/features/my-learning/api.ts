import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client'
import { keys } from '../../api/keys'

export const PAGE_SIZE = 10

/** The assessments of the signed-in person, newest first. */
export const myAssessmentsQuery = (page: number) =>
  queryOptions({
    queryKey: keys.myAssessments(page),
    queryFn: ({ signal }) => read('/assessments/my-assesment', { page, rows: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
