import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Form, type HttpError, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { Send } from '../api/call'
import { AppDialog } from './AppDialog'
import { useSubmit } from './useSubmit'

export interface ActionDialogProps<Values extends FieldValues> {
  title: string
  /** The button's label: the action. */
  confirm: string
  /** The notice after success. */
  done: string
  act: (send: Send, values: Values) => Promise<unknown>
  defaults?: Partial<Values> | undefined
  isDangerous?: boolean | undefined
  isReady?: boolean
  /** The resources whose queries are invalidated. */
  invalidates: readonly string[]
  /** What will happen: right above the buttons, always visible. */
  summary?: ReactNode
  onClose: () => void
  children: ReactNode
}

const FOOT = { position: 'sticky', bottom: 0, zIndex: 1, bgcolor: 'background.paper' } as const
const CONFLICT = 409

/** Sends the action and invalidates the lists and pages that show it. */
function useAct<Values extends FieldValues>(props: ActionDialogProps<Values>) {
  const { act, done, invalidates, onClose } = props
  const client = useQueryClient()
  const notify = useNotify()
  const [isStale, setStale] = useState(false)
  const reload = () => {
    for (const name of invalidates) void client.invalidateQueries({ queryKey: [name] })
  }
  const { submit, busy, problem } = useSubmit<Values>(async (send, values) => {
    try {
      await act(send, values)
    } catch (error) {
      setStale((error as HttpError).status === CONFLICT)
      throw error
    }
    reload()
    notify(done, { type: 'success', messageArgs: { _: done } })
    onClose()
  })
  const startOver = () => {
    reload()
    onClose()
  }
  return { submit, busy, problem, isStale, startOver }
}

const Problem = ({ text, onReload }: { text: string; onReload?: (() => void) | undefined }) => (
  <Alert
    severity="error"
    action={
      onReload && (
        <Button color="inherit" size="small" onClick={onReload}>
          <Trans>Muat ulang</Trans>
        </Button>
      )
    }
  >
    {text}
  </Alert>
)

/** A dialog for an action: what will happen, a reason, and one button. */
export function ActionDialog<Values extends FieldValues>(props: ActionDialogProps<Values>) {
  const { t } = useLingui()
  const { title, confirm, defaults, isDangerous = false, isReady = true } = props
  const { summary, onClose, children } = props
  const [record] = useState(defaults ?? {})
  const { submit, busy, problem, isStale, startOver } = useAct(props)
  return (
    <AppDialog busy={busy} onClose={onClose}>
      <Form record={record} onSubmit={(values: FieldValues) => submit(values as Values)} noValidate>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {problem && <Problem text={problem} onReload={isStale ? startOver : undefined} />}
          {children}
        </DialogContent>
        <Box sx={FOOT}>
          {summary && <Box sx={{ px: 3, pt: 1, pb: 1.5, minHeight: '7.5rem' }}>{summary}</Box>}
          <DialogActions sx={{ px: 3, pb: 2.5 }}>
            <Button color="inherit" onClick={onClose} disabled={busy}>
              <Trans>Batal</Trans>
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={isDangerous ? 'error' : 'primary'}
              disabled={busy || !isReady}
            >
              {busy ? t`Menyimpan…` : confirm}
            </Button>
          </DialogActions>
        </Box>
      </Form>
    </AppDialog>
  )
}
