import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Form, type HttpError, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { BASE } from '../api/client'
import { AppDialog } from './AppDialog'
import { useSubmit } from './useSubmit'

interface Saved {
  id: number
  version: number
}

interface Props<Body extends object> {
  title: string
  /** The record's resource. */
  resource:
    | 'course-sections'
    | 'course-contents'
    | 'class-sessions'
    | 'class-assignments'
    | 'journey-steps'
  /** The record to edit; none to create one. */
  record?: Saved | undefined
  defaults: Partial<Body>
  toBody: (values: Body) => Body
  onSaved: () => void
  onClose: () => void
  children: ReactNode
}

const CONFLICT = 409

/** Space for the label of the first field. */
const content = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '.MuiDialogTitle-root + &': { pt: 1 },
} as const

function useSave<Body extends object>({ resource, record, toBody, onSaved, onClose }: Props<Body>) {
  const { t } = useLingui()
  const notify = useNotify()
  const [isStale, setStale] = useState(false)
  const { submit, busy, problem } = useSubmit<Body>(async (send, values) => {
    const body = { ...toBody(values), version: record?.version ?? 1 }
    const path = `${BASE}/${resource}` as const
    try {
      await (record
        ? send.byName('put', `${path}/${record.id}`, { body })
        : send.byName('post', path, { body }))
    } catch (error) {
      setStale((error as HttpError).status === CONFLICT)
      throw error
    }
    const saved = t`Perubahan berhasil disimpan.`
    notify(saved, { type: 'success', messageArgs: { _: saved } })
    onSaved()
    onClose()
  })
  const startOver = () => {
    onSaved()
    onClose()
  }
  return { submit, busy, problem, isStale, startOver }
}

/** Creates or edits a record of an editor screen in a dialog, with conflict detection. */
export function RecordDialog<Body extends object>(props: Props<Body>) {
  const { title, defaults, onClose, children } = props
  const [values] = useState(defaults)
  const { submit, busy, problem, isStale, startOver } = useSave(props)
  return (
    <AppDialog maxWidth="md" busy={busy} onClose={onClose}>
      <Form
        record={values}
        onSubmit={(given: FieldValues) => submit(given as Body)}
        noValidate
        sanitizeEmptyValues={false}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent sx={content}>
          {problem && <Problem text={problem} onReload={isStale ? startOver : undefined} />}
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? <Trans>Menyimpan…</Trans> : <Trans>Simpan</Trans>}
          </Button>
        </DialogActions>
      </Form>
    </AppDialog>
  )
}

const Problem = ({ text, onReload }: { text: string; onReload: (() => void) | undefined }) => (
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
