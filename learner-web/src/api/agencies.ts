import { queryOptions } from '@tanstack/react-query'
import { read } from './client'
import { type ListQuery, listFields, type Rule } from './list'

const TEN_MINUTES = 600_000

const PAGE = 100

/** All agencies, over all pages of the server's list. */
const agenciesQuery = (rule: Rule) =>
  queryOptions({
    queryKey: ['instansi', rule],
    queryFn: async ({ signal }) => {
      const pageOf = (page: number) => {
        const query: ListQuery = { page, rows: PAGE, rules: [rule] }
        return read('/public/instansi', listFields(query), signal)
      }
      const { rows, total } = await pageOf(1)
      const more = Array.from({ length: Math.ceil(total / PAGE) - 1 }, (_, at) => pageOf(at + 2))
      return [rows, ...(await Promise.all(more)).map((page) => page.rows)].flat()
    },
    staleTime: TEN_MINUTES,
  })

/** The agencies with this job role. */
export const agenciesOfRoleQuery = (role: string) =>
  agenciesQuery({ field: 'job_role', op: 'eq', value: role })

/** The agencies that have job roles. */
export const agenciesWithRolesQuery = () =>
  agenciesQuery({ field: 'has_role', op: 'eq', value: true })
