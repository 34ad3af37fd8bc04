import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId } from 'react'

interface Props {
  onClaim: (isOnDuty: boolean) => void
  onClose: () => void
}

/** Asks who is off duty and takes a conversation whether new ones may come as well. */
export const ClaimDialog = ({ onClaim, onClose }: Props) => {
  const { t } = useLingui()
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t`Anda sedang tidak bertugas`}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t`Percakapan ini dapat Anda ambil, tetapi selama Anda tidak bertugas pengunjung lain tidak diarahkan kepada Anda. Mulai bertugas sekarang?`}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {t`Batal`}
        </Button>
        <Button onClick={() => onClaim(false)}>{t`Ambil saja`}</Button>
        <Button variant="contained" onClick={() => onClaim(true)}>
          {t`Mulai bertugas dan ambil`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
