import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export interface Tile {
  label: string
  value: string
  note: ReactNode
}

// Labels of one line and of two end in the same row, so that the numbers of a row stand side by side.
const card = {
  p: { xs: 1.5, sm: 2 },
  minWidth: 0,
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
} as const

const column = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** As many columns as make full rows: all in one where there is room. */
export const fullRows = (count: number) => ({
  xs: column(2),
  md: column(count > 6 ? 4 : count === 6 ? 3 : count),
  xl: column(count > 6 ? 4 : count),
})

/** The numbers on top of a page. */
export const Tiles = ({ tiles }: { tiles: Tile[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: fullRows(tiles.length),
      // The last of an odd number fills its row.
      '& > :last-child:nth-child(odd)': { gridColumn: { xs: 'span 2', md: 'auto' } },
    }}
  >
    {tiles.map(({ label, value, note }) => (
      <Card key={label} sx={card}>
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
      </Card>
    ))}
  </Box>
)
