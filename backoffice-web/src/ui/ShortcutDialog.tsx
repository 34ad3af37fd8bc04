import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { KeyList, type Keys } from './KeyList'

interface ShortcutDialogProps {
  keys: Keys
  isOpen?: boolean
  onClose: () => void
}

/** The keys of a page and what they do. */
export const ShortcutDialog = ({ keys, isOpen = true, onClose }: ShortcutDialogProps) => {
  const { t } = useLingui()
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t`Pintasan`}</DialogTitle>
      <DialogContent>
        <KeyList keys={keys} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Tutup</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
