import { Box, Typography } from '@mui/material'

/** The colour legend of a chart. */
export const Legend = ({ entries }: { entries: { label: string; color: string }[] }) => (
  <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
    {entries.map(({ label, color }) => (
      <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: color }} />
        <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>{label}</Typography>
      </Box>
    ))}
  </Box>
)
