import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useWrite } from '../../providers/useWrite'
import { FileButton } from '../../ui/FileButton'
import type { Video } from './types'
import { uploadVideo } from './uploadVideo'

const TYPES = '.mp4,.mov,.m4v,.webm,.mkv'
const nameOf = (file: File) => file.name.replace(/\.[^.]+$/, '').slice(0, 200)

/** Uploads a video with progress; packaging continues in the background. */
export const UploadVideo = ({ onUploaded }: { onUploaded: (video: Video) => void }) => {
  const { t } = useLingui()
  const [percent, setPercent] = useState(0)
  const { mutate, isPending, error } = useWrite(
    (_send, file: File) => uploadVideo(file, nameOf(file).padEnd(3, '_'), setPercent),
    { invalidates: [['videos']], onSuccess: onUploaded, onError: () => undefined },
  )
  const choose = ([file]: File[]) => {
    setPercent(0)
    if (file) mutate(file)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', flexShrink: 0 }}>
      <FileButton
        size="small"
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isPending}
        accept={TYPES}
        onFiles={choose}
      >
        <Trans>Unggah video</Trans>
      </FileButton>
      {isPending && (
        <Box sx={{ width: 1, maxWidth: 360 }} role="status">
          <Typography variant="body2">
            <Trans>Mengunggah, {percent} %</Trans>
          </Typography>
          <LinearProgress variant="determinate" value={percent} aria-label={t`Mengunggah`} />
        </Box>
      )}
      {error && <Alert severity="error">{error.message}</Alert>}
    </Box>
  )
}
