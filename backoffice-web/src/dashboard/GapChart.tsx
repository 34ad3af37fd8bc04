import { Box, Typography } from '@mui/material'
import type { UnitGap } from '../api/types'
import { formatNumber } from '../ui/format'
import { GapBar } from '../ui/GapBar'

/** Competency units with the widest average gap, widest first. */
export const GapChart = ({ units }: { units: UnitGap[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.25 }}>
    {units.map((unit) => (
      <Box component="li" key={unit.uk_code} sx={{ listStyle: 'none' }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography noWrap sx={{ flex: 1, fontSize: '0.875rem' }}>
            {unit.uk_name}
          </Typography>
          <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {formatNumber(unit.achieved_level)} / {formatNumber(unit.required_level)}
          </Typography>
        </Box>
        <GapBar achieved={unit.achieved_level} required={unit.required_level} />
      </Box>
    ))}
  </Box>
)
