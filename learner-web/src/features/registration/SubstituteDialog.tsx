import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { registrationQuery, substituteParticipant } from '../../api/learning'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Form } from '../../ui/form/Form'
import { EmailField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { toast } from '../../ui/toast'
import type { Row } from './paste'
import type { PersonValues } from './personSchema'

interface SubstituteDialogProps {
  number: string
  /** Who leaves the seat. */
  row: Row
  onClose: () => void
}

const NOBODY: PersonValues = { name: '', email: '', phone: '', position: '' }

/** Gives a participant's seat to another person, who is invited by mail. */
export function SubstituteDialog({ number, row, onClose }: SubstituteDialogProps) {
  const id = useId()
  const client = useQueryClient()
  const { regcourse_id, name } = row
  const sending = useMutation({
    meta: { errors: 'inline' },
    mutationFn: (person: PersonValues) =>
      substituteParticipant(number, { ...person, regcourse_id }),
    onSuccess: ({ results, message }) => {
      client.setQueryData(registrationQuery(number).queryKey, results)
      toast.success(message, 'registration')
      onClose()
    },
  })
  const form = useSchemaForm({
    schema: async () => (await import('./personSchema')).personSchema,
    defaultValues: NOBODY,
    sending,
    onSubmit: (person) => sending.mutate(person),
  })
  return (
    <Dialog
      open
      sheet
      onClose={onClose}
      title={<Trans>Ganti peserta</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            <Trans>Ganti peserta</Trans>
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        <p>
          <Trans>
            Kursi <strong>{name}</strong> berpindah ke orang ini. Kami mengirim email kepadanya bila
            ia belum punya akun.
          </Trans>
        </p>
        <TextField label={<Trans>Nama</Trans>} {...form.field('name')} autoComplete="off" />
        <EmailField label={<Trans>Email</Trans>} {...form.field('email')} autoComplete="off" />
        <TextField
          label={<Trans>Telepon</Trans>}
          {...form.field('phone')}
          type="tel"
          autoComplete="off"
          optional
        />
        <TextField
          label={<Trans>Jabatan</Trans>}
          {...form.field('position')}
          autoComplete="off"
          optional
        />
      </Form>
    </Dialog>
  )
}
