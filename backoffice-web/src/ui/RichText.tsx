import { Box, Link } from '@mui/material'
import { createElement, type ReactNode, useMemo } from 'react'
import { Link as RouterLink } from 'react-router-dom'

/** The elements that the server renders from Markdown; others are ignored. */
const DRAWN = new Set([
  ...['p', 'strong', 'em', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'h2', 'h3', 'h4'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'br', 'hr'],
])
const VOID = new Set(['br', 'hr'])
const SAFE_LINK = /^(https?:|mailto:|tel:|\/(?!\/))/i
const OWN = '/backoffice/'

const looks = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 1, lineHeight: 1.6 },
  '& h2, & h3, & h4': { mt: 2, mb: 0.5, fontSize: '1.05rem', fontWeight: 700 },
  '& ul, & ol': { my: 1, pl: 3 },
  '& li': { my: 0.25 },
  '& blockquote': { m: 0, my: 1, pl: 2, borderLeft: 3, borderColor: 'primary.main' },
  '& code': { px: 0.5, borderRadius: 0.5, bgcolor: 'action.hover', fontSize: '0.9em' },
  '& pre': { p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflowX: 'auto' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', my: 1 },
  '& th, & td': { px: 1, py: 0.5, textAlign: 'start', borderBottom: 1, borderColor: 'divider' },
} as const

function anchor(href: string, children: ReactNode[], key: number): ReactNode {
  if (!SAFE_LINK.test(href)) return children
  if (href.startsWith(OWN))
    return (
      <Link key={key} component={RouterLink} to={href.slice(OWN.length - 1)} underline="always">
        {children}
      </Link>
    )
  return (
    <Link key={key} href={href} target="_blank" rel="noopener noreferrer" underline="always">
      {children}
    </Link>
  )
}

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.tagName.toLowerCase()
  if (VOID.has(name)) return createElement(name, { key })
  const children = [...node.childNodes].map(draw)
  if (name === 'a') return anchor(node.getAttribute('href') ?? '', children, key)
  return DRAWN.has(name) ? createElement(name, { key }, ...children) : children
}

/** HTML that the server rendered from Markdown, rebuilt element by element. */
export const RichText = ({ html }: { html: string }) => {
  const drawn = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return [...body.childNodes].map(draw)
  }, [html])
  return <Box sx={looks}>{drawn}</Box>
}
