import { useLingui } from '@lingui/react/macro'
import { Box, Skeleton } from '@mui/material'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The skeleton of a page while its code or data loads. */
export const PageSkeleton = () => {
  const { t } = useLingui()
  return (
    <Box role="status" aria-label={t`Memuat`} sx={{ pt: 3, display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" width="40%" height={32} />
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={44} />
      ))}
    </Box>
  )
}
