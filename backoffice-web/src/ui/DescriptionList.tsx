import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
  /** Long texts take a row of their own. */
  isWide?: boolean
}

/** On phones a label stands beside its value, elsewhere above it. */
const factSx = {
  minWidth: 0,
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: 1.5,
} as const

/** Labels and values of a record in a grid. */
export const DescriptionList = ({ facts }: { facts: Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: { xs: 1.25, sm: 2 },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    }}
  >
    {facts.map(({ label, value, isWide }) => (
      <Box key={label} sx={isWide ? { minWidth: 0, gridColumn: '1 / -1' } : factSx}>
        <Typography component="dt" sx={{ fontSize: '0.8rem', lineHeight: '1.4rem', color: 'text.secondary' }}>
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, fontWeight: isWide ? 400 : 600, overflowWrap: 'anywhere' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
