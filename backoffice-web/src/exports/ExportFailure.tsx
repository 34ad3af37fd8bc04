import { Trans } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'

interface Props {
  message: string
  onRetry: () => void
}

/** Why an export failed, and a way to try again. */
export const ExportFailure = ({ message, onRetry }: Props) => (
  <Box role="alert" sx={{ maxWidth: 360 }}>
    <Typography sx={{ color: 'error.main', fontSize: '0.875rem' }}>{message}</Typography>
    <Button size="small" variant="outlined" onClick={onRetry} sx={{ mt: 1 }}>
      <Trans>Coba lagi</Trans>
    </Button>
  </Box>
)
