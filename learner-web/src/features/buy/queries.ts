import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client'
import { keys } from '../../api/keys'
import { type ListQuery, listFields } from '../../api/list'

const TEN_MINUTES = 600_000

/** The agencies that have a job role. */
export const agenciesQuery = (role: string) => {
  const query: ListQuery = { rows: 100, rules: [{ field: 'job_role', op: 'eq', value: role }] }
  return queryOptions({
    queryKey: keys.instansi(query),
    queryFn: async ({ signal }) => (await read('/public/instansi', listFields(query), signal)).rows,
    staleTime: TEN_MINUTES,
  })
}
