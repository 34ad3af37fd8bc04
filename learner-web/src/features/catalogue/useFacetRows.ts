import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Facets } from '../../api/list'
import type { FacetFilter, Filter, RangeFilter } from '../../kinds/kind'
import { assessedRolesQuery } from './queries'

/** A value of a filter; without a count where nobody counted. */
export interface Counted {
  value: string
  label: string
  count: number | null
}

/** The values that can be chosen, the chosen ones first; these stay, also when nothing of them is left. */
export function useFacetRows(
  filter: FacetFilter | RangeFilter,
  facets: Facets | undefined,
  chosen: readonly string[],
): Counted[] {
  const known = useKnown(filter, facets)
  const missing = chosen.filter((value) => !known.some((row) => row.value === value))
  const rows = [...known, ...missing.map((value) => ({ value, label: value, count: null }))]
  if (filter.field === 'range') return rows
  const rank = ({ value }: Counted) => (chosen.includes(value) ? 0 : 1)
  return rows.sort((one, other) => rank(one) - rank(other))
}

/** What a value of any filter is called. */
export function useFilterName(
  filter: Filter,
  facets: Facets | undefined,
): (value: string) => string {
  const rows = useKnown(filter, facets)
  return (value) => rows.find((row) => row.value === value)?.label ?? value
}

// Codes are named by the app, everything else by the server.
function useKnown(filter: Filter, facets: Facets | undefined): Counted[] {
  const { i18n } = useLingui()
  const facet = filter.field === 'facet' ? filter : null
  const counted = facets?.[filter.name]
  const roles = useQuery({
    ...assessedRolesQuery(),
    enabled: facet?.source === 'jobRoles' && facets !== undefined && counted === undefined,
  })
  if (facet?.choices)
    return facet.choices
      .map(({ value, label }) => ({ value, label: i18n._(label), count: countOf(counted, value) }))
      .filter(({ count }) => counted === undefined || count !== null)
  if (counted) return [...counted]
  const listed = facet?.source === 'jobRoles' ? (roles.data?.rows ?? []) : []
  return listed.map((role) => ({
    value: role.job_role_slug,
    label: role.job_role_name,
    count: null,
  }))
}

function countOf(counted: Facets[string] | undefined, value: string): number | null {
  return counted?.find((row) => row.value === value)?.count ?? null
}
