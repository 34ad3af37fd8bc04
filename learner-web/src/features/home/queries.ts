import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client'
import { keys } from '../../api/keys'

const FIRST_PAGE = 1
const ROWS = 20

/** The learner's own assessments, the newest first. */
export const myAssessmentsQuery = () =>
  queryOptions({
    queryKey: [...keys.myAssessments(FIRST_PAGE), 'home'],
    queryFn: ({ signal }) =>
      read('/assessments/my-assesment', { page: FIRST_PAGE, rows: ROWS }, signal),
  })
