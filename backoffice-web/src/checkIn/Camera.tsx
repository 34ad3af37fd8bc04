import { Trans, useLingui } from '@lingui/react/macro'
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import { Alert, Box, Button } from '@mui/material'
import { useCodeScanner } from 'duxi-web-core/useCodeScanner'
import { useState } from 'react'

interface Props {
  onCode: (code: string) => void
}

/** Reads codes with the camera, which is opened by a button. */
export const Camera = ({ onCode }: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Picture onCode={onCode} onClose={() => setOpen(false)} />
  return (
    <Button
      variant="outlined"
      size="large"
      startIcon={<CameraIcon />}
      onClick={() => setOpen(true)}
    >
      <Trans>Buka kamera</Trans>
    </Button>
  )
}

const Picture = ({ onCode, onClose }: Props & { onClose: () => void }) => {
  const { t } = useLingui()
  const { video, hasProblem } = useCodeScanner(onCode)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {hasProblem ? (
        <Alert severity="warning">
          <Trans>Kamera tidak dapat dipakai. Izinkan kamera, atau ketik kodenya di bawah.</Trans>
        </Alert>
      ) : (
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          aria-label={t`Kamera`}
          sx={{
            width: 1,
            aspectRatio: '1',
            maxHeight: 360,
            objectFit: 'cover',
            borderRadius: 2,
            bgcolor: 'common.black',
          }}
        />
      )}
      <Button onClick={onClose}>
        <Trans>Tutup kamera</Trans>
      </Button>
    </Box>
  )
}
