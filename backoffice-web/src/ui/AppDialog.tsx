import { Dialog, type DialogProps } from '@mui/material'
import { useIsSmall } from './useIsSmall'

interface Props extends Omit<DialogProps, 'open' | 'fullScreen' | 'onClose'> {
  /** Keeps the dialog open while something is being sent. */
  busy?: boolean
  onClose: () => void
}

/** An open dialog that fills the screen of a phone; its `DialogTitle` names it. */
export const AppDialog = ({ busy = false, onClose, ...props }: Props) => {
  const isSmall = useIsSmall()
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isSmall}
      onClose={busy ? undefined : onClose}
      {...props}
    />
  )
}
