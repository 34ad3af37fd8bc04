import { Trans } from '@lingui/react/macro'
import { Alert, Box } from '@mui/material'
import type { LateRefusal } from './useScans'

interface Props {
  late: LateRefusal[]
  onClose: () => void
}

/** Offline scans that the server refused later: staff may have to find these participants. */
export const LateRefusals = ({ late, onClose }: Props) => {
  if (late.length === 0) return null
  return (
    <Alert severity="error" onClose={onClose}>
      <Trans>Setelah jaringan kembali, pindaian ini ternyata ditolak:</Trans>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {late.map(({ scan_id, code, result }) => (
          <li key={scan_id}>{[result.holder ?? code, result.message].join(': ')}</li>
        ))}
      </Box>
    </Alert>
  )
}
