import { Trans, useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import { Box, Card, IconButton, Typography } from '@mui/material'
import { useLocation } from 'react-router-dom'
import type { ExportJob } from '../api/types'
import { DownloadLink } from './DownloadLink'
import { ExportFailure } from './ExportFailure'
import { ExportProgress } from './ExportProgress'
import { useExportJob, useWatchedExports } from './useExports'
import { useRetryExport } from './useRetryExport'

const SHOWN = 3
const LIST = '/exports'

const Working = ({ job }: { job: ExportJob }) => (
  <>
    <ExportProgress job={job} />
    <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
      <Trans>Anda boleh berpindah halaman; ekspor tetap berjalan.</Trans>
    </Typography>
  </>
)

interface OutcomeProps {
  job: ExportJob
  onDismiss: () => void
}

const Done = ({ job, onDismiss }: OutcomeProps) => (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Typography sx={{ flex: 1, fontSize: '0.875rem' }}>
      <Trans>Laporan siap diunduh.</Trans>
    </Typography>
    <DownloadLink job={job} onDownload={() => setTimeout(onDismiss)} />
  </Box>
)

const Outcome = ({ job, onDismiss }: OutcomeProps) => {
  const { t } = useLingui()
  const retry = useRetryExport(job)
  if (job.status === 'done') return <Done job={job} onDismiss={onDismiss} />
  if (job.status !== 'failed') return <Working job={job} />
  return <ExportFailure message={job.error ?? t`Ekspor gagal.`} onRetry={retry} />
}

const Waiting = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) =>
  error ? (
    <ExportFailure message={error.message} onRetry={onRetry} />
  ) : (
    <Typography sx={{ fontSize: '0.875rem' }}>
      <Trans>Menyiapkan…</Trans>
    </Typography>
  )

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' } as const
const cardSx = { listStyle: 'none', p: 2, display: 'grid', gap: 1, ...oneColumn } as const

const TrayCard = ({ uuid, onDismiss }: { uuid: string; onDismiss: () => void }) => {
  const { t } = useLingui()
  const { data: job, error, refetch } = useExportJob(uuid)
  return (
    <Card component="li" elevation={6} sx={cardSx}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography noWrap sx={{ flex: 1, fontWeight: 700 }}>
          {job?.title ?? t`Ekspor Excel`}
        </Typography>
        <IconButton size="small" aria-label={t`Tutup pemberitahuan ekspor`} onClick={onDismiss}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {job ? (
        <Outcome job={job} onDismiss={onDismiss} />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

// Phones have no free corner: the cards are above the page instead of over it.
const traySx = {
  position: { xs: 'static', sm: 'fixed' },
  zIndex: 'appBar',
  bottom: 16,
  right: 16,
  width: { sm: 360 },
  pt: { xs: 2, sm: 0 },
} as const

/** The exports at work, in a corner of every page; closing a card leaves its job running. */
const ExportTray = () => {
  const { t } = useLingui()
  const { watched, dismiss } = useWatchedExports()
  const isOnList = useLocation().pathname === LIST
  if (watched.length === 0 || isOnList) return null
  return (
    <Box component="section" aria-label={t`Ekspor yang Anda pantau`} sx={traySx}>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, ...oneColumn }}>
        {watched.slice(-SHOWN).map(({ uuid }) => (
          <TrayCard key={uuid} uuid={uuid} onDismiss={() => dismiss(uuid)} />
        ))}
      </Box>
    </Box>
  )
}

export default ExportTray
