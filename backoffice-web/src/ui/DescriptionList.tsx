import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
  /** Long texts take a row of their own. */
  isWide?: boolean
}

/** Labels and values of a record in a grid. */
export const DescriptionList = ({ facts }: { facts: Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    }}
  >
    {facts.map(({ label, value, isWide }) => (
      <Box key={label} sx={{ minWidth: 0, gridColumn: isWide ? '1 / -1' : undefined }}>
        <Typography component="dt" sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
