import { useLingui } from '@lingui/react/macro'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import StarIcon from '@mui/icons-material/Star'
import { Box, ButtonBase, Collapse, IconButton } from '@mui/material'
import { useEffect, useId, useRef } from 'react'
import { useStore } from 'react-admin'
import { NavLink, useLocation } from 'react-router-dom'
import { useMe } from '../providers/useMe'
import { formatNumber } from '../ui/format'
import { iconOf, useWaiting } from './navigation'
import { MENU_CHOICES, MENU_FAVOURITES } from './store'
import { linesOf, type MenuNode, useSidebar } from './useSidebar'

const linkSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  pl: 1.5,
  pr: 3,
  py: 0.25,
  lineHeight: 1.2,
  borderRadius: 1,
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '0.875rem',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  // Keep the lines around the current page's line visible as well.
  scrollMarginBlock: '5rem',
  '&.active': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const

const nestedSx = {
  ...linkSx,
  minHeight: 30,
  gap: 0.75,
  pl: 1,
  fontWeight: 500,
  fontSize: '0.8125rem',
} as const

/** A vertical line from the heading's icon groups its menu lines. */
const nestSx = {
  ml: '21px',
  pl: 0.75,
  borderInlineStart: 1,
  borderColor: 'divider',
} as const

interface Shared {
  waitingOf: (node: MenuNode) => number
  labelOf: (node: MenuNode) => string
  onOpen: () => void
  favourites: readonly number[]
  onStar: (node: MenuNode) => void
}

interface LineProps extends Shared {
  node: MenuNode
  /** An entry below a heading, which has the icon for all of them. */
  isNested?: boolean
}

// The link state that makes react-admin scroll to the top of the page.
const FROM_TOP = { _scrollToTop: true }

const isOutside = (path: string) => /^https?:/.test(path) || path.startsWith('/admin/')

/** The star is shown on hover; on touch screens it is always visible. */
const lineSx = {
  listStyle: 'none',
  position: 'relative',
  '@media (hover: hover)': {
    '& > button[aria-pressed=false]': { opacity: 0 },
    '&:hover > button, & > button:focus-visible': { opacity: '1 !important' },
  },
} as const

const countSx = {
  px: 0.75,
  minWidth: 20,
  borderRadius: 10,
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: '0.75rem',
  lineHeight: '20px',
  textAlign: 'center',
} as const

const starSx = { position: 'absolute', right: 0, top: 4, p: 0.5, fontSize: '1rem' } as const

const Star = ({ node, labelOf, favourites, onStar }: LineProps) => {
  const { t } = useLingui()
  const isOn = favourites.includes(node.id)
  return (
    <IconButton
      size="small"
      aria-pressed={isOn}
      aria-label={t`Favorit: ${labelOf(node)}`}
      onClick={() => onStar(node)}
      sx={{ ...starSx, color: isOn ? 'warning.main' : 'text.disabled' }}
    >
      <StarIcon fontSize="inherit" />
    </IconButton>
  )
}

/** The number of waiting items of a line; nothing for zero. */
const Waiting = ({ count }: { count: number }) => {
  const { t } = useLingui()
  if (count === 0) return null
  const number = formatNumber(count)
  return (
    <Box component="span" aria-label={t`${number} menunggu`} role="img" sx={countSx}>
      {number}
    </Box>
  )
}

const Line = (props: LineProps) => {
  const { node, labelOf, onOpen, waitingOf, isNested = false } = props
  const Icon = iconOf(node)
  const target = isOutside(node.path)
    ? { component: 'a', href: node.path }
    : { component: NavLink, to: node.path, end: node.path === '/', state: FROM_TOP }
  return (
    <Box component="li" sx={lineSx}>
      <Box {...target} onClick={onOpen} sx={isNested ? nestedSx : linkSx}>
        {!isNested && <Icon fontSize="small" aria-hidden />}
        <Box component="span" sx={{ flex: 1 }}>
          {labelOf(node)}
        </Box>
        <Waiting count={waitingOf(node)} />
      </Box>
      <Star {...props} />
    </Box>
  )
}

const headingSx = {
  width: '100%',
  minHeight: 32,
  columnGap: 1,
  pl: 1.5,
  pr: 1,
  py: 0.25,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const

const leadsTo = ({ path, children }: MenuNode, pathname: string): boolean =>
  (path !== '' && `${pathname}/`.startsWith(`${path}/`)) ||
  children.some((child) => leadsTo(child, pathname))

/** Expanded: the group of the current page, and groups that the user opened; stored per user. */
function useOpenGroup(node: MenuNode) {
  const { data: me } = useMe()
  const { pathname } = useLocation()
  const [chosen, setOpen] = useStore<boolean | null>(
    `${MENU_CHOICES}${me?.user_uuid ?? ''}.${node.id}`,
    null,
  )
  const isOpen = chosen ?? leadsTo(node, pathname)
  return { isOpen, toggle: () => setOpen(!isOpen) }
}

/** The user's pinned lines, in the order of pinning. */
function useFavourites(nodes: MenuNode[]) {
  const { data: me } = useMe()
  const [favourites, setFavourites] = useStore<number[]>(
    `${MENU_FAVOURITES}${me?.user_uuid ?? ''}`,
    [],
  )
  const onStar = ({ id }: MenuNode) =>
    setFavourites(
      favourites.includes(id) ? favourites.filter((one) => one !== id) : [...favourites, id],
    )
  const lines = new Map(linesOf(nodes).map((node) => [node.id, node]))
  const top = favourites.flatMap((id) => lines.get(id) ?? [])
  return { favourites, onStar, top }
}

/** A collapsible heading. */
const Group = ({ node, ...shared }: LineProps) => {
  const { isOpen, toggle } = useOpenGroup(node)
  const Icon = iconOf(node)
  const id = useId()
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <ButtonBase sx={headingSx} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Icon fontSize="small" aria-hidden />
        <Box
          component="span"
          sx={{ flex: 1, textAlign: 'start', ...(isOpen && { color: 'text.primary' }) }}
        >
          {shared.labelOf(node)}
        </Box>
        {!isOpen && <Waiting count={shared.waitingOf(node)} />}
        <ExpandIcon fontSize="inherit" sx={{ rotate: isOpen ? '0deg' : '-90deg' }} />
      </ButtonBase>
      <Collapse in={isOpen} unmountOnExit id={id}>
        <Box sx={nestSx}>
          <Lines nodes={node.children} {...shared} isNested />
        </Box>
      </Collapse>
    </Box>
  )
}

const Lines = ({ nodes, ...rest }: Shared & { nodes: MenuNode[]; isNested?: boolean }) => (
  <Box component="ul" sx={{ p: 0, m: 0, display: 'grid' }}>
    {nodes.map((node) =>
      node.children.length > 0 ? (
        <Group key={node.id} node={node} {...rest} />
      ) : (
        <Line key={node.id} node={node} {...rest} />
      ),
    )}
  </Box>
)

/** The main menu: the lines that the user may open, as links in a navigation landmark. */
export const NavMenu = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useLingui()
  const { nodes, labelOf } = useSidebar()
  const { favourites, onStar, top } = useFavourites(nodes)
  const { pathname } = useLocation()
  const waitingOf = useWaiting()
  const shared = { labelOf, onOpen, favourites, onStar, waitingOf }
  const menu = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change which line is active
  useEffect(() => {
    menu.current?.querySelector('a.active')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, nodes])
  return (
    <Box component="nav" ref={menu} aria-label={t`Menu utama`} sx={{ p: 1.5 }}>
      {top.length > 0 && (
        <Box sx={{ mb: 1, pb: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Lines nodes={top} {...shared} />
        </Box>
      )}
      <Lines nodes={nodes} {...shared} />
    </Box>
  )
}
