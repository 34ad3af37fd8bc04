import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import type { ExportJob } from '../api/types'
import { formatBytes } from '../ui/format'

interface Props {
  job: ExportJob
  onDownload?: () => void
}

/** The signed link to a finished file. */
export const DownloadLink = ({ job, onDownload }: Props) => {
  const { t } = useLingui()
  if (!job.download_url) return null
  const text = t`Unduh${job.size ? ` · ${formatBytes(job.size)}` : ''}`
  return (
    <Button
      component="a"
      href={job.download_url}
      download={job.filename ?? true}
      size="small"
      variant="contained"
      startIcon={<DownloadIcon />}
      aria-label={`${text}, ${job.title}`}
      onClick={(event) => {
        event.stopPropagation()
        onDownload?.()
      }}
    >
      {text}
    </Button>
  )
}
