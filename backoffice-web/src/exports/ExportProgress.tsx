import { useLingui } from '@lingui/react/macro'
import { Box, LinearProgress, Typography } from '@mui/material'
import type { ExportJob } from '../api/types'
import { formatNumber } from '../ui/format'

/** How far an export has come, as a bar and in rows. */
export const ExportProgress = ({ job }: { job: ExportJob }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ minWidth: 140 }}>
      <LinearProgress
        variant={job.status === 'queued' ? 'indeterminate' : 'determinate'}
        value={job.progress}
        aria-label={t`Kemajuan ekspor ${job.title}`}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary', mt: 0.5 }}>
        {job.status === 'queued'
          ? t`Menunggu giliran`
          : t`${formatNumber(job.rows_done)} dari ${formatNumber(job.rows_total)} baris`}
      </Typography>
    </Box>
  )
}
