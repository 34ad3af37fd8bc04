import { Trans, useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import type { ExportJob } from '../../api/types'
import { DownloadLink } from '../../exports/DownloadLink'
import { ExportFailure } from '../../exports/ExportFailure'
import { ExportProgress } from '../../exports/ExportProgress'
import { useRetryExport } from '../../exports/useRetryExport'

const FileGone = () => (
  <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
    <Trans>Berkas sudah dihapus. Silakan ekspor kembali.</Trans>
  </Typography>
)

/** The state of an export: progress, file, or error. */
export const ExportOutcome = ({ job }: { job: ExportJob }) => {
  const { t } = useLingui()
  const retry = useRetryExport(job)
  if (job.status === 'done') return job.download_url ? <DownloadLink job={job} /> : <FileGone />
  if (job.status !== 'failed') return <ExportProgress job={job} />
  return <ExportFailure message={job.error ?? t`Ekspor gagal.`} onRetry={retry} />
}
