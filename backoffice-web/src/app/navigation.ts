import type { SvgIconComponent } from '@mui/icons-material'
import { useWork } from '../providers/useWork'
import { icons } from './icons'
import { linesOf, type MenuNode } from './useSidebar'

/** The menu lines with counters; kinds of work have the keys of their lines. */
const KEYS_WITH_COUNT: ReadonlySet<string> = new Set([
  'chats',
  'gradings',
  'imports',
  'money-cases',
  'refunds',
  'reviews',
  'visitor-questions',
])

/** The icons of the standard headings; staff choose those of their own. */
const ICONS_OF_SECTIONS: Readonly<Record<string, string>> = {
  'section:workspace': 'inbox',
  'section:money': 'payments',
  'section:catalogue': 'product',
  'section:content': 'news',
  'section:assessment': 'assessment',
  'section:learning': 'materi',
  'section:support': 'chat',
  'section:contacts': 'mail',
  'section:community': 'group',
  'section:points': 'certificate',
  'section:affiliate': 'campaign',
  'section:corporate': 'agency',
  'section:reference': 'unit',
  'section:setting': 'settings',
  'section:system': 'shield',
  'section:report': 'trend',
}

/** The number of waiting items of a menu line, or of all lines below a heading. */
export function useWaiting(): (node: MenuNode) => number {
  const { data } = useWork()
  const counts = new Map(data?.rows.map(({ key, count }) => [key, count]))
  const countOf = ({ key }: MenuNode) => (KEYS_WITH_COUNT.has(key) ? (counts.get(key) ?? 0) : 0)
  return (node) => linesOf([node]).reduce((sum, line) => sum + countOf(line), 0)
}

/** The icon of a line or heading; a default for unknown names. */
export const iconOf = ({ icon, key }: Pick<MenuNode, 'icon' | 'key'>): SvgIconComponent =>
  icons[icon] ?? icons[ICONS_OF_SECTIONS[key] ?? ''] ?? icons.link
