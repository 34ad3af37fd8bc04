import { useLingui } from '@lingui/react/macro'
import { Box, Skeleton } from '@mui/material'

const WIDTHS = ['62%', '48%', '70%', '55%', '64%', '44%', '58%', '67%', '50%', '60%']

/** The skeleton of a list's rows while they load. */
export const ListSkeleton = () => {
  const { t } = useLingui()
  return (
    <Box
      role="status"
      aria-label={t`Memuat`}
      sx={{ '& > * + *': { borderTop: 1, borderColor: 'divider' } }}
    >
      {WIDTHS.map((width) => (
        <Box key={width} sx={{ display: 'flex', gap: 3, px: 2, py: 1, height: 36 }}>
          <Skeleton variant="text" sx={{ flex: 3, maxWidth: width }} />
          <Skeleton variant="text" sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
          <Skeleton variant="text" sx={{ flex: 1 }} />
        </Box>
      ))}
    </Box>
  )
}
