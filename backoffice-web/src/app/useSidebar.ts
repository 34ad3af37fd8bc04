import { useQuery } from '@tanstack/react-query'
import { useLocaleState } from 'react-admin'
import { BASE, read } from '../api/client'
import type { components } from '../api/schema'

export type MenuNode = components['schemas']['MenuNodeOut']

/** The menu lines without headings. */
export const linesOf = (nodes: MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length ? linesOf(node.children) : [node]))

export const SIDEBAR_KEY = ['sidebar']

/** The signed-in user's menu, as arranged by staff. */
export function useSidebar() {
  const [locale] = useLocaleState()
  const { data } = useQuery({
    queryKey: SIDEBAR_KEY,
    queryFn: ({ signal }) => read(`${BASE}/sidebar`, { signal }),
    staleTime: 5 * 60_000,
  })
  const labelOf = ({ label, label_en }: MenuNode) =>
    locale === 'en' && label_en ? label_en : label
  return { nodes: data?.rows ?? [], labelOf }
}
