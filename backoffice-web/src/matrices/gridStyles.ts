/** Pixels; the same numbers place the cells and find out which can be seen. */
export const sizes = { head: 56, first: window.innerWidth < 600 ? 130 : 260 }

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const twoLines = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
} as const
const tint = (colour: string) => ({ backgroundColor: colour, color: '#10201e' })

const SHADE = 'color-mix(in srgb, currentColor 22%, transparent)'
const edge = { content: '""', position: 'absolute', zIndex: 4, pointerEvents: 'none' } as const

/** Around the matrix: an edge is in shade where more lies out of sight behind it. */
export const frameSx = {
  position: 'relative',
  '.full-window &': { flex: 1, display: 'flex', minHeight: 0 },
  '&:has(> [data-beyond~=below])::after': {
    ...edge,
    inset: 'auto 1px 1px',
    height: 18,
    background: `linear-gradient(to top, ${SHADE}, transparent)`,
  },
  '&:has(> [data-beyond~=beside])::before': {
    ...edge,
    inset: '1px 1px 1px auto',
    width: 18,
    background: `linear-gradient(to left, ${SHADE}, transparent)`,
  },
} as const

/** One sheet for the whole matrix: cells are plain elements, so that scrolling stays smooth. */
export const tableSx = {
  overflow: 'auto',
  height: 'min(70vh, 760px)',
  '.full-window &': { flex: 1, height: 'auto', minHeight: 0, minWidth: 0 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  fontSize: '0.85rem',
  userSelect: 'none',
  outlineOffset: '-2px',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
  '& .row': { position: 'absolute', left: 0, width: '100%' },
  '& .heads': { position: 'sticky', top: 0, zIndex: 3, height: sizes.head },
  '& .head, & .cell': {
    boxSizing: 'border-box',
    height: '100%',
    display: 'flex',
    alignItems: 'center',
    px: 0.75,
    borderRight: 1,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& .head': { bgcolor: 'background.default', fontSize: '0.78rem', overflow: 'hidden' },
  '& .head[data-here]': { fontWeight: 800 },
  '& .top, & .cell': { position: 'absolute', top: 0 },
  '& .top': { justifyContent: 'center', textAlign: 'center', lineHeight: 1.2 },
  '& .corner, & .first': { position: 'sticky', left: 0, zIndex: 2, width: sizes.first },
  '& .first > span': clipped,
  '& .cell > span': twoLines,
  '& small': {
    display: { xs: 'block', sm: 'inline' },
    lineHeight: 1.15,
    color: 'text.secondary',
    mr: 0.75,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .cell[aria-selected=true]': { bgcolor: 'action.selected' },
  '& .cell[data-look=edited]': tint('#BFDBFE'),
  '& .cell[data-look=contested]': tint('#FDE68A'),
  '& .cell[data-look=bad]': tint('#FECACA'),
  '& .cell[data-here]': {
    outline: 2,
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
    zIndex: 1,
  },
  '& .cell > input': {
    width: '100%',
    height: '100%',
    border: 0,
    p: 0,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    outline: 'none',
  },
} as const
