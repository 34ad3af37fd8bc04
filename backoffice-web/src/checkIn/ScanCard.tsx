import { useLingui } from '@lingui/react/macro'
import InIcon from '@mui/icons-material/CheckCircleOutlined'
import RefusedIcon from '@mui/icons-material/HighlightOffOutlined'
import { Box, Typography } from '@mui/material'
import { formatMoment } from '../ui/format'
import type { ScanResult } from './useScans'

/** What became of a scan, to be read from an arm's length. */
export const ScanCard = ({ result }: { result: ScanResult }) => {
  const { t } = useLingui()
  const isIn = result.result === 'ok'
  const Icon = isIn ? InIcon : RefusedIcon
  const wasIn = result.result === 'already_in' && result.checked_in_at
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 0.5,
        p: 3,
        borderRadius: 2,
        textAlign: 'center',
        bgcolor: isIn ? 'success.main' : 'error.main',
        color: isIn ? 'success.contrastText' : 'error.contrastText',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 64 }} />
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>{result.message}</Typography>
      {result.holder && (
        <Typography sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
          {result.holder}
        </Typography>
      )}
      {result.title && <Typography>{result.title}</Typography>}
      {wasIn && <Typography>{t`Masuk ${formatMoment(wasIn)}`}</Typography>}
    </Box>
  )
}
