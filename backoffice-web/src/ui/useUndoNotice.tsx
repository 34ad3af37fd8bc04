import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { useCloseNotification, useNotify } from 'react-admin'

/** Long enough to read it and to change one's mind. */
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

/** Tells what was done at once, with the way back beside it. */
export function useUndoNotice() {
  const notify = useNotify()
  return (text: string, undo: () => void) =>
    notify(<UndoNotice text={text} undo={undo} />, { type: 'success', autoHideDuration: STAYS_MS })
}
