import { Trans } from '@lingui/react/macro'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import type { Refund } from '../../../api/types'
import { useIsSmall } from '../../../ui/useIsSmall'
import { FullAccount } from './FullAccount'
import { Summary } from './fields'

interface Props {
  refund: Refund
  onClose: () => void
}

/** Shows the whole account number of a refund. */
export const AccountDialog = ({ refund, onClose }: Props) => {
  const id = useId()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={useIsSmall()}
      onClose={onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>
        <Trans>Rekening tujuan</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Summary>
          <Trans>Melihat nomor ini tercatat bersama nama Anda.</Trans>
        </Summary>
        <FullAccount refund={refund} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>
          <Trans>Tutup</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
