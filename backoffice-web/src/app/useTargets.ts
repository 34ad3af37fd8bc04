import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useGetResourceLabel, useStore } from 'react-admin'
import { BASE, read } from '../api/client'
import { linesOf, useSidebar } from './useSidebar'

export interface Target {
  label: string
  /** What tells it from others of that name. */
  detail?: string
  kind: string
  path: string
}
/** Targets of one kind under its heading. */
export interface TargetGroup {
  kind: string
  targets: Target[]
}
const MIN_CHARACTERS = 2
const MOST_OF_A_KIND = 3
export const RECENT = 'palette.recent'

const FIRST_RESOURCES = ['users', 'contacts', 'orders']

/** 0 where the text begins with the words, 1 where a word of it does, 2 where it holds them, else 3. */
function distance(text: string, words: string): number {
  const [label, wanted] = [text.toLowerCase(), words.toLowerCase()]
  if (label.startsWith(wanted)) return 0
  if (` ${label}`.includes(` ${wanted}`)) return 1
  return label.includes(wanted) ? 2 : 3
}

/** Under the heading of its kind, kinds in the order of their first; some of each, so that none hides the others. */
export function grouped(targets: Target[]): TargetGroup[] {
  const groups = new Map<string, Target[]>()
  for (const target of targets)
    groups.set(target.kind, [...(groups.get(target.kind) ?? []), target])
  return [...groups].map(([kind, all]) => ({ kind, targets: all.slice(0, MOST_OF_A_KIND) }))
}

function useFound(words: string) {
  const kindOf = useGetResourceLabel()
  const { data } = useQuery({
    queryKey: ['find', words],
    enabled: words.length >= MIN_CHARACTERS,
    staleTime: 30_000,
    queryFn: ({ signal }) => read(`${BASE}/find`, { query: { q: words }, signal }),
  })
  const rows = words.length >= MIN_CHARACTERS ? (data?.rows ?? []) : []
  return rows.map((row) => ({
    ...row,
    kind: kindOf(row.resource, 1),
    isFirst: FIRST_RESOURCES.includes(row.resource),
  }))
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

/** Where the words lead: pages of that name, people and orders, other pages, then every other record. */
export function useTargets(typed: string): TargetGroup[] {
  const { t } = useLingui()
  const words = typed.trim()
  const [recent] = useStore<Target[]>(RECENT, [])
  const pages = usePages(words)
  const found = useFound(words)
  if (!words)
    return [
      { kind: t`Terakhir dibuka`, targets: recent },
      { kind: t`Halaman`, targets: pages },
    ].filter(({ targets }) => targets.length > 0)
  return grouped([
    ...pages.filter((page) => page.distance < 2),
    ...found.filter(({ isFirst }) => isFirst),
    ...pages.filter((page) => page.distance === 2),
    ...found.filter(({ isFirst }) => !isFirst),
  ])
}
