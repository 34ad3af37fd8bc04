import type { ListQuery, Rule } from '../../api/list'
import { pageOf } from '../../lib/listParams'

/** Page size of roles and projects. */
export const EXPLORE_ROWS = 12

export type ExploreTab = 'roles' | 'projects'

/** Which list the address shows. */
export function tabOf(params: URLSearchParams): ExploreTab {
  return params.get('tab') === 'projects' ? 'projects' : 'roles'
}

const wordsOf = (params: URLSearchParams) => params.get('q')?.trim() ?? ''

/** The job roles that the address asks for, first those that can be measured. */
export function roleListQuery(params: URLSearchParams): ListQuery {
  const family = params.get('family') ?? ''
  const words = wordsOf(params)
  const rules: Rule[] = []
  if (words) rules.push({ field: 'job_role_name', op: 'contains', value: words })
  const agency = params.get('instansi') ?? ''
  if (agency) rules.push({ field: 'instansi', op: 'eq', value: agency })
  if (family) rules.push({ field: 'job_role_family', op: 'eq', value: family })
  if (params.get('assessed')) rules.push({ field: 'has_assessment', op: 'eq', value: true })
  return { page: pageOf(params), rows: EXPLORE_ROWS, sort: 'assessed|asc', rules }
}

/** The projects that the address asks for. */
export function projectListQuery(params: URLSearchParams): ListQuery {
  const words = wordsOf(params)
  const rules: Rule[] = words ? [{ field: 'project_name', op: 'contains', value: words }] : []
  return { page: pageOf(params), rows: EXPLORE_ROWS, sort: 'project_name|asc', rules }
}
