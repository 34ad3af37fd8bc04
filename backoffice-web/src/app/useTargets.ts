import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useGetResourceLabel, useResourceDefinitions, useStore } from 'react-admin'
import { BASE, read } from '../api/client'
import { useMe } from '../providers/useMe'
import { linesOf, useSidebar } from './useSidebar'

export interface Target {
  label: string
  /** Distinguishes targets with the same name. */
  detail?: string
  kind: string
  path: string
}
/** Targets of one kind under its heading. */
export interface TargetGroup {
  kind: string
  targets: Target[]
}
/** The unique key of a target. */
export const keyOf = ({ path, label }: Target) => `${path} ${label}`

const MIN_CHARACTERS = 2
const MOST_OF_A_KIND = 3
export const RECENT = 'palette.recent'

const FIRST_RESOURCES = ['users', 'contacts', 'orders']

/**
 * 0 if the text begins with the query, 1 if one of its words does, 2 if it contains the query,
 * otherwise 3.
 */
function distance(text: string, words: string): number {
  const [label, wanted] = [text.toLowerCase(), words.toLowerCase()]
  if (label.startsWith(wanted)) return 0
  if (` ${label}`.includes(` ${wanted}`)) return 1
  return label.includes(wanted) ? 2 : 3
}

/**
 * Groups targets by kind in the order of their first hit, limited so that no kind hides the others.
 */
export function grouped(targets: Target[]): TargetGroup[] {
  const groups = new Map<string, Target[]>()
  for (const target of targets)
    groups.set(target.kind, [...(groups.get(target.kind) ?? []), target])
  return [...groups].map(([kind, all]) => ({ kind, targets: all.slice(0, MOST_OF_A_KIND) }))
}

function useFound(words: string) {
  const kindOf = useGetResourceLabel()
  const { data, isFetching } = useQuery({
    queryKey: ['find', words],
    enabled: words.length >= MIN_CHARACTERS,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read(`${BASE}/find`, { query: { q: words }, signal }),
  })
  const rows = words.length >= MIN_CHARACTERS ? (data?.rows ?? []) : []
  const found = rows.map((row) => ({
    ...row,
    kind: kindOf(row.resource, 1),
    isFirst: FIRST_RESOURCES.includes(row.resource),
  }))
  return { found, isSearching: isFetching }
}

function usePages(words: string) {
  const { t } = useLingui()
  const { nodes, labelOf } = useSidebar()
  return linesOf(nodes)
    .map((node) => ({ label: labelOf(node), kind: t`Halaman`, path: node.path }))
    .map((page) => ({ ...page, distance: distance(page.label, words) }))
    .filter((page) => page.distance < 3)
    .sort((one, other) => one.distance - other.distance)
}

/** Records that the user may create, by the name of their kind. */
function useCreations(words: string): Target[] {
  const { t } = useLingui()
  const kindOf = useGetResourceLabel()
  const permissions = useMe().data?.permissions ?? []
  return Object.values(useResourceDefinitions())
    .filter(({ name, hasCreate }) => words && hasCreate && permissions.includes(`${name}.add`))
    .map(({ name }) => ({ name: kindOf(name, 1), path: `/${name}/create` }))
    .filter(({ name }) => distance(t`Tambah ${name}`, words) < 2)
    .map(({ name, path }) => ({ label: t`Tambah ${name}`, kind: t`Buat baru`, path }))
}

/** Recent targets: all without a query, otherwise the matching ones. */
function useRecent(words: string): TargetGroup {
  const { t } = useLingui()
  const [recent] = useStore<Target[]>(RECENT, [])
  const targets = recent.filter(
    ({ label, detail = '' }) => Math.min(distance(label, words), distance(detail, words)) < 3,
  )
  return { kind: t`Terakhir dibuka`, targets: words ? targets.slice(0, MOST_OF_A_KIND) : targets }
}

/**
 * The results of a query: recent targets, menu pages by name, people and orders, new records, other pages,
 * then the rest.
 */
export function useTargets(typed: string) {
  const { t } = useLingui()
  const words = typed.trim()
  const recent = useRecent(words)
  const pages = usePages(words)
  const { found, isSearching } = useFound(words)
  const creations = useCreations(words)
  const known = new Set(recent.targets.map(({ path }) => path))
  const all = grouped(
    [
      ...pages.filter((page) => page.distance < 2),
      ...found.filter(({ isFirst }) => isFirst),
      ...creations,
      ...pages.filter((page) => page.distance === 2),
      ...found.filter(({ isFirst }) => !isFirst),
    ].filter(({ path }) => !words || !known.has(path)),
  )
  const rest = words ? all : [{ kind: t`Halaman`, targets: pages }]
  const groups = [recent, ...rest].filter(({ targets }) => targets.length > 0)
  return { groups, isSearching }
}
