import { useLingui } from '@lingui/react/macro'
import { Link, Breadcrumbs as Trail, Typography } from '@mui/material'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { type MenuNode, useSidebar } from './useSidebar'

const linkSx = { display: 'inline-flex', alignItems: 'center', minHeight: 24 } as const

/** The menu lines that lead to a URL, the heading first. */
export function trailTo(nodes: MenuNode[], path: string): MenuNode[] {
  for (const node of nodes) {
    const below = trailTo(node.children, path)
    if (below.length) return [node, ...below]
    const isHere = node.path === path || (node.path.length > 1 && path.startsWith(`${node.path}/`))
    if (isHere) return [node]
  }
  return []
}

/** The page's place in the menu, with the link back to its list. */
export const Breadcrumbs = () => {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const { nodes, labelOf } = useSidebar()
  const trail = pathname === '/' ? [] : trailTo(nodes, pathname)
  if (trail.length === 0) return null
  return (
    <Trail aria-label={t`Jejak halaman`} sx={{ fontSize: '0.85rem' }}>
      <Link component={RouterLink} to="/" color="text.secondary" sx={linkSx}>
        {t`Dasbor`}
      </Link>
      {trail.map((node) =>
        node.path && node.path !== pathname ? (
          <Link
            key={node.id}
            component={RouterLink}
            to={node.path}
            color="text.secondary"
            sx={linkSx}
          >
            {labelOf(node)}
          </Link>
        ) : (
          <Typography key={node.id} color="text.secondary" sx={{ fontSize: 'inherit' }}>
            {labelOf(node)}
          </Typography>
        ),
      )}
    </Trail>
  )
}
