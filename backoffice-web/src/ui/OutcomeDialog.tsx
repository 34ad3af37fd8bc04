import { useLingui } from '@lingui/react/macro'
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Form } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { AppDialog } from './AppDialog'

interface Props {
  title: string
  /** The button's label: the action. */
  confirm: string
  isDangerous?: boolean
  defaults?: FieldValues
  isPending: boolean
  /** The action is over: the dialog shows what came of it. */
  isDone: boolean
  onSubmit: (values: FieldValues) => void
  onClose: () => void
  children: ReactNode
}

const color = (isDangerous: boolean | undefined) => (isDangerous ? 'error' : 'primary')

/** Asks before an action on one or more records, and stays open for the outcome. */
export const OutcomeDialog = (props: Props) => {
  const { t } = useLingui()
  const { title, confirm, isDangerous, isPending, isDone, onSubmit, onClose, children } = props
  const [defaults] = useState(props.defaults ?? {})
  return (
    <AppDialog busy={isPending} onClose={onClose}>
      <Form record={defaults} onSubmit={onSubmit} noValidate>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {isDone ? t`Tutup` : t`Kembali`}
          </Button>
          {!isDone && (
            <Button
              type="submit"
              variant="contained"
              color={color(isDangerous)}
              disabled={isPending}
            >
              {isPending ? t`Memproses…` : confirm}
            </Button>
          )}
        </DialogActions>
      </Form>
    </AppDialog>
  )
}
