import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useIsSmall } from './useIsSmall'

export interface Fact {
  label: string
  value: ReactNode
  /** Long texts take a row of their own. */
  isWide?: boolean
  /** Says nothing; so does a dash as the value. */
  isEmpty?: boolean
}

/** On phones a label stands beside its value, elsewhere above it. */
const factSx = {
  minWidth: 0,
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: 1.5,
} as const

const saysNothing = ({ value, isEmpty }: Fact) => isEmpty === true || value === '–'

/** On phones the facts that say nothing are one row of their names, at the end. */
function useRows(facts: Fact[]): Fact[] {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const empty = facts.filter(saysNothing)
  if (!isSmall || empty.length === 0) return facts
  const names = empty.map(({ label }) => label).join(', ')
  return [
    ...facts.filter((fact) => !saysNothing(fact)),
    { label: t`Belum ada`, value: <Names>{names}</Names>, isWide: true },
  ]
}

const Names = ({ children }: { children: string }) => (
  <Typography component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
)

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
    {useRows(facts).map(({ label, value, isWide }) => (
      <Box key={label} sx={isWide ? { minWidth: 0, gridColumn: '1 / -1' } : factSx}>
        <Typography
          component="dt"
          sx={{ fontSize: '0.8rem', lineHeight: '1.4rem', color: 'text.secondary' }}
        >
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, fontWeight: isWide ? 400 : 600, overflowWrap: 'anywhere' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
)
