import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client'
import { jobRolesQuery } from '../../api/explore'
import { type ListQuery, listFields } from '../../api/list'

const TEN_MINUTES = 600_000

/** What trainings teach, where there are classes to come. */
export const subjectsQuery = () => {
  const query: ListQuery = { rows: 100 }
  return queryOptions({
    queryKey: ['subjects', query],
    queryFn: async ({ signal }) =>
      (await read('/public/trainings/subjects', listFields(query), signal)).rows,
    staleTime: TEN_MINUTES,
  })
}

/** The job roles that can be assessed. */
export const assessedRolesQuery = () =>
  jobRolesQuery({ rows: 100, rules: [{ field: 'has_assessment', op: 'eq', value: true }] })
