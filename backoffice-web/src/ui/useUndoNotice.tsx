import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { useCloseNotification, useNotify } from 'react-admin'

/** Long enough to read and to react. */
const STAYS_MS = 10_000

const UndoNotice = ({ text, undo }: { text: string; undo: () => void }) => {
  const close = useCloseNotification()
  const takeBack = () => {
    close()
    undo()
  }
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button color="inherit" size="small" onClick={takeBack}>
          <Trans>Urungkan</Trans>
        </Button>
      }
    >
      {text}
    </Alert>
  )
}

/** Confirms an immediate action, with an undo button. */
export function useUndoNotice() {
  const notify = useNotify()
  return (text: string, undo: () => void) =>
    notify(<UndoNotice text={text} undo={undo} />, { type: 'success', autoHideDuration: STAYS_MS })
}
