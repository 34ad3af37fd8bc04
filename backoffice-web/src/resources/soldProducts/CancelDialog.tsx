import { useLingui } from '@lingui/react/macro'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { Form } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useIsSmall } from '../../ui/useIsSmall'

interface Props {
  title: string
  /** The button that cancels; where it is not one class. */
  confirm?: string
  isPending: boolean
  /** The classes are cancelled: the dialog shows what came of it. */
  isDone: boolean
  onSubmit: (values: FieldValues) => void
  onClose: () => void
  children: ReactNode
}

/** Asks how classes are cancelled, and stays open for the outcome. */
export const CancelDialog = ({
  title,
  confirm,
  isPending,
  isDone,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const { t } = useLingui()
  const id = useId()
  const isSmall = useIsSmall()
  const [defaults] = useState({ remedy: 'ask' })
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isSmall}
      onClose={isPending ? undefined : onClose}
      aria-labelledby={id}
    >
      <Form record={defaults} onSubmit={onSubmit} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {isDone ? t`Tutup` : t`Kembali`}
          </Button>
          {!isDone && (
            <Button type="submit" variant="contained" color="error" disabled={isPending}>
              {isPending ? t`Memproses…` : (confirm ?? t`Batalkan kelas`)}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  )
}
