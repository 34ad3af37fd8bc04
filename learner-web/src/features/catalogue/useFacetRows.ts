import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { agenciesWithRolesQuery } from '../../api/agencies'
import type { Facets } from '../../api/list'
import type { FacetFilter, Filter, RangeFilter } from '../../kinds/kind'
import { assessedRolesQuery, subjectsQuery } from './choiceQueries'

/** A value of a filter; without a count if the server does not count it. */
export interface Counted {
  value: string
  label: string
  count: number | null
}

/** The values that can be chosen; those that are chosen stay, also when nothing of them is left. */
export function useFacetRows(
  filter: FacetFilter | RangeFilter,
  facets: Facets | undefined,
  chosen: readonly string[],
): Counted[] {
  const known = useKnown(filter, facets)
  const nameOf = useFilterName(filter, facets)
  const missing = chosen.filter((value) => !known.some((row) => row.value === value))
  return [...known, ...missing.map((value) => ({ value, label: nameOf(value), count: null }))]
}

/** What a value of any filter is called. */
export function useFilterName(
  filter: Filter,
  facets: Facets | undefined,
): (value: string) => string {
  const { i18n } = useLingui()
  const rows = useKnown(filter, facets)
  const choices = filter.field === 'facet' ? filter.choices : undefined
  return (value) => {
    const choice = choices?.find((one) => one.value === value)
    const row = rows.find((one) => one.value === value)
    const own = 'valueLabel' in filter ? filter.valueLabel?.(value) : undefined
    return row?.label ?? (choice ? i18n._(choice.label) : own ? i18n._(own) : value)
  }
}

// Codes are named by the app, everything else by the server.
function useKnown(filter: Filter, facets: Facets | undefined): Counted[] {
  const { i18n } = useLingui()
  const facet = filter.field === 'facet' ? filter : null
  const counted = facets?.[filter.name]
  const listed = useListed(facet, facets !== undefined && counted === undefined)
  if (facet?.choices)
    return facet.choices
      .map(({ value, label }) => ({ value, label: i18n._(label), count: countOf(counted, value) }))
      .filter(({ count }) => counted === undefined || count !== null)
  return counted ? [...counted] : listed
}

// Values that the server does not count come from lists of their own.
function useListed(facet: FacetFilter | null, isWanted: boolean): Counted[] {
  const roles = useQuery({
    ...assessedRolesQuery(),
    enabled: isWanted && facet?.source === 'jobRoles',
  })
  const agencies = useQuery({
    ...agenciesWithRolesQuery(),
    enabled: isWanted && facet?.source === 'agencies',
  })
  const subjects = useQuery({
    ...subjectsQuery(),
    enabled: isWanted && facet?.source === 'subjects',
  })
  if (facet?.source === 'subjects')
    return (subjects.data ?? [])
      .filter(({ class_count }) => class_count > 0)
      .map(({ subject_code, title }) => ({ value: subject_code, label: title, count: null }))
  if (facet?.source === 'agencies')
    return (agencies.data ?? []).map(({ instansi_id, instansi_name }) => ({
      value: String(instansi_id),
      label: instansi_name,
      count: null,
    }))
  if (facet?.source !== 'jobRoles') return []
  return (roles.data?.rows ?? []).map(({ job_role_slug, job_role_name }) => ({
    value: job_role_slug,
    label: job_role_name,
    count: null,
  }))
}

function countOf(counted: Facets[string] | undefined, value: string): number | null {
  return counted?.find((row) => row.value === value)?.count ?? null
}
