import { useQuery } from '@tanstack/react-query'
import { useGetResourceLabel } from 'react-admin'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import { useText } from '../../define/useText'
import { actionNames } from './actionNames'

export type PermissionName = components['schemas']['PermissionOut']
export interface PermissionRow {
  resource: string
  label: string
  byAction: ReadonlyMap<string, PermissionName>
}
export const COMMON_ACTIONS = ['view', 'add', 'change', 'delete'] as const

/** All permissions of groups, one row per resource. */
export function usePermissionRows(): PermissionRow[] {
  const labelOf = useGetResourceLabel()
  // The server returns the wire name of pages without a menu line.
  const named = (resource: string, label = resource) =>
    label === resource ? labelOf(resource, 2) : label
  const { data } = useQuery({
    queryKey: ['permission-names'],
    queryFn: ({ signal }) => read(`${BASE}/permission-names`, { signal }),
    staleTime: 10 * 60_000,
  })
  const rows = new Map<string, PermissionName[]>()
  for (const one of data?.rows ?? [])
    rows.set(one.resource, [...(rows.get(one.resource) ?? []), one])
  return [...rows].map(([resource, names]) => ({
    resource,
    label: named(resource, names[0]?.resource_label),
    byAction: new Map(names.map((one) => [one.action, one])),
  }))
}

/** The label of an action: our own word, or else the server's. */
export function useActionLabel() {
  const text = useText()
  return ({ action, action_label }: PermissionName) => {
    const known = actionNames[action]
    return known ? text(known) : action_label
  }
}

/** `orders.view` in words: page and action. */
export function usePermissionLabel() {
  const actionLabel = useActionLabel()
  const labels = new Map(
    usePermissionRows().flatMap(({ label, byAction }) =>
      [...byAction.values()].map((one) => [one.name, `${label}: ${actionLabel(one)}`] as const),
    ),
  )
  return (name: string) => labels.get(name) ?? name
}
