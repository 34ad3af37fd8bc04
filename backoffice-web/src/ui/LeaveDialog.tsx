import { Trans } from '@lingui/react/macro'
import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material'

interface Props {
  onStay: () => void
  onLeave: () => void
}

/** The confirmation before leaving unsaved changes. */
const LeaveDialog = ({ onStay, onLeave }: Props) => (
  <Dialog open onClose={onStay} aria-labelledby="leave-question">
    <DialogTitle id="leave-question">
      <Trans>Ada perubahan yang belum disimpan.</Trans>
    </DialogTitle>
    <DialogActions sx={{ px: 3, pb: 2.5 }}>
      <Button color="error" onClick={onLeave}>
        <Trans>Buang</Trans>
      </Button>
      <Button variant="contained" autoFocus onClick={onStay}>
        <Trans>Tetap di sini</Trans>
      </Button>
    </DialogActions>
  </Dialog>
)

export default LeaveDialog
