import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { KeyList } from '../../ui/KeyList'

const KEYS = [
  ['J', msg`Ulasan berikutnya`],
  ['K', msg`Ulasan sebelumnya`],
  ['T', msg`Tampilkan`],
  ['X', msg`Tolak; sekali lagi: tanpa alasan`],
  ['U', msg`Urungkan penolakan terakhir`],
  ['?', msg`Daftar pintasan ini`],
] as const

/** What the keys of the list of reviews do. */
const ReviewKeysHelp = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t`Pintasan`}</DialogTitle>
      <DialogContent>
        <KeyList keys={KEYS} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Tutup</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default ReviewKeysHelp
