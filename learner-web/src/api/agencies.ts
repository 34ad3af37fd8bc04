import { queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { type ListQuery, listFields, type Rule } from './list'

const TEN_MINUTES = 600_000

const agenciesQuery = (rule: Rule) => {
  const query: ListQuery = { rows: 100, rules: [rule] }
  return queryOptions({
    queryKey: ['instansi', query],
    queryFn: async ({ signal }) => (await read('/public/instansi', listFields(query), signal)).rows,
    staleTime: TEN_MINUTES,
  })
}

/** The agencies that have this job role. */
export const agenciesOfRoleQuery = (role: string) =>
  agenciesQuery({ field: 'job_role', op: 'eq', value: role })

/** The agencies in which job roles exist. */
export const agenciesWithRolesQuery = () =>
  agenciesQuery({ field: 'has_role', op: 'eq', value: true })
