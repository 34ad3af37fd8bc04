import { Box, Card, CardActionArea, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface Tile {
  label: string
  value: string
  note: ReactNode
  /** The URL that the number links to. */
  path?: string
}

// Align labels of one and two lines at the bottom, so that the numbers of a row align.
const rows = {
  minWidth: 0,
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
} as const
const inside = { ...rows, p: { xs: 1.5, sm: 2 } } as const

const column = (count: number) => `repeat(${count}, minmax(0, 1fr))`

const leading = {
  ...inside,
  alignItems: 'start',
  justifyContent: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

/** As many columns as fill complete rows: all in one row if they fit. */
const fullRows = (count: number) => ({
  xs: column(2),
  md: column(count > 6 ? 4 : count === 6 ? 3 : Math.max(count, 3)),
  lg: column(count > 6 ? 4 : Math.max(count, 3)),
})

const Figure = ({ label, value, note }: Tile) => (
  <>
    <Typography component="dt" sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0 }}>
      <Typography
        sx={{
          fontSize: { xs: '1rem', sm: '1.2rem', xl: '1.5rem' },
          fontWeight: 800,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Typography>
      <Typography component="div" sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  </>
)

/** A linked number is one link with its label, which a description list must not contain. */
const Leading = (tile: Tile & { path: string }) => (
  <CardActionArea component={Link} to={tile.path} sx={leading}>
    <Box component="dl" sx={{ ...rows, m: 0 }}>
      <Figure {...tile} />
    </Box>
  </CardActionArea>
)

/** The key figures at the top of a page. */
export const Tiles = ({ tiles }: { tiles: Tile[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: fullRows(tiles.length),
      // The last of an odd number of tiles fills its row.
      '& > :last-child:nth-child(odd)': { gridColumn: { xs: 'span 2', md: 'auto' } },
    }}
  >
    {tiles.map((tile) => (
      <Card key={tile.label} sx={rows}>
        {tile.path === undefined ? (
          <Box component="dl" sx={{ ...inside, m: 0 }}>
            <Figure {...tile} />
          </Box>
        ) : (
          <Leading {...tile} path={tile.path} />
        )}
      </Card>
    ))}
  </Box>
)
