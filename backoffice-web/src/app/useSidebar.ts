import { useQuery } from '@tanstack/react-query'
import { useLocaleState } from 'react-admin'
import { BASE, read } from '../api/client'
import type { components } from '../api/schema'

export type MenuNode = components['schemas']['MenuNodeOut']

/** The menu lines without headings. */
export const linesOf = (nodes: MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length ? linesOf(node.children) : [node]))

export const SIDEBAR_KEY = ['sidebar']

/** What a line is called in the chosen language. */
export function useMenuLabel() {
  const [locale] = useLocaleState()
  return ({ label, label_en }: Pick<MenuNode, 'label' | 'label_en'>) =>
    locale === 'en' && label_en ? label_en : label
}

/** The signed-in user's menu, as arranged by staff. */
export function useSidebar() {
  const labelOf = useMenuLabel()
  const { data } = useQuery({
    queryKey: SIDEBAR_KEY,
    queryFn: ({ signal }) => read(`${BASE}/sidebar`, { signal }),
    staleTime: 5 * 60_000,
  })
  return { nodes: data?.rows ?? [], labelOf }
}
