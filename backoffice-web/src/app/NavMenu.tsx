import { useLingui } from '@lingui/react/macro'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, Collapse } from '@mui/material'
import { useEffect, useId, useRef } from 'react'
import { useStore } from 'react-admin'
import { NavLink, useLocation } from 'react-router-dom'
import { useMe } from '../providers/useMe'
import { badges, iconOf } from './navigation'
import { MENU_CHOICES } from './store'
import { type MenuNode, useSidebar } from './useSidebar'

const linkSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1.5,
  py: 0.75,
  lineHeight: 1.25,
  borderRadius: 1,
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '0.9rem',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  // What stands around the open page's line stays in sight, too.
  scrollMarginBlock: '5rem',
  '&.active': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const

interface LineProps {
  node: MenuNode
  labelOf: (node: MenuNode) => string
  onOpen: () => void
}

// react-admin begins a page at its top when its link says so.
const FROM_TOP = { _scrollToTop: true }

const isOutside = (path: string) => /^https?:/.test(path) || path.startsWith('/admin/')

const Line = ({ node, labelOf, onOpen }: LineProps) => {
  const Icon = iconOf(node.icon)
  const Badge = badges[node.key]
  const target = isOutside(node.path)
    ? { component: 'a', href: node.path }
    : { component: NavLink, to: node.path, end: node.path === '/', state: FROM_TOP }
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box {...target} onClick={onOpen} sx={linkSx}>
        <Icon fontSize="small" aria-hidden />
        <Box component="span" sx={{ flex: 1 }}>
          {labelOf(node)}
        </Box>
        {Badge && <Badge />}
      </Box>
    </Box>
  )
}

const headingSx = {
  width: '100%',
  justifyContent: 'space-between',
  minHeight: 32,
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 700,
  color: 'text.secondary',
} as const

/** Open until it is folded, which is remembered for each person. */
function useOpenGroup(node: MenuNode) {
  const { data: me } = useMe()
  const [isOpen, setOpen] = useStore(`${MENU_CHOICES}${me?.user_uuid ?? ''}.${node.id}`, true)
  return { isOpen, toggle: () => setOpen(!isOpen) }
}

/** A heading that unfolds its lines. */
const Group = ({ node, labelOf, onOpen }: LineProps) => {
  const { isOpen, toggle } = useOpenGroup(node)
  const id = useId()
  return (
    <Box component="li" sx={{ listStyle: 'none', mt: 0.5 }}>
      <ButtonBase sx={headingSx} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {labelOf(node)}
        <ExpandIcon fontSize="inherit" sx={{ rotate: isOpen ? '0deg' : '-90deg' }} />
      </ButtonBase>
      <Collapse in={isOpen} unmountOnExit id={id}>
        <Lines nodes={node.children} labelOf={labelOf} onOpen={onOpen} />
      </Collapse>
    </Box>
  )
}

const Lines = ({ nodes, ...rest }: Omit<LineProps, 'node'> & { nodes: MenuNode[] }) => (
  <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 0.25 }}>
    {nodes.map((node) =>
      node.children.length > 0 ? (
        <Group key={node.id} node={node} {...rest} />
      ) : (
        <Line key={node.id} node={node} {...rest} />
      ),
    )}
  </Box>
)

/** The main menu: the lines that this person may open, as a list of links in a navigation landmark. */
export const NavMenu = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useLingui()
  const { nodes, labelOf } = useSidebar()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change which line is active
  useEffect(() => {
    menu.current?.querySelector('a.active')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, nodes])
  return (
    <Box component="nav" ref={menu} aria-label={t`Menu utama`} sx={{ p: 1.5 }}>
      <Lines nodes={nodes} labelOf={labelOf} onOpen={onOpen} />
    </Box>
  )
}
