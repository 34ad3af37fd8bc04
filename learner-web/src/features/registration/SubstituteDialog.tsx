import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { fieldError } from '../../api/envelope'
import { registrationQuery, substituteParticipant } from '../../api/learning'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field, Input } from '../../ui/Field'
import { toast } from '../../ui/toast'
import type { Row } from './paste'

interface SubstituteDialogProps {
  number: string
  /** Who leaves the seat. */
  row: Row
  onClose: () => void
}

type PersonField = Exclude<keyof Row, 'regcourse_id'>

const FIELDS: readonly { name: PersonField; label: ReactNode; type: string; optional?: true }[] = [
  { name: 'name', label: <Trans>Nama</Trans>, type: 'text' },
  { name: 'email', label: <Trans>Email</Trans>, type: 'email' },
  { name: 'phone', label: <Trans>Telepon</Trans>, type: 'tel', optional: true },
  { name: 'position', label: <Trans>Jabatan</Trans>, type: 'text', optional: true },
]

/** Gives a participant's seat to somebody else, who is invited by mail. */
export function SubstituteDialog({ number, row, onClose }: SubstituteDialogProps) {
  const id = useId()
  const client = useQueryClient()
  const { regcourse_id, name } = row
  const [person, setPerson] = useState({ name: '', email: '', phone: '', position: '' })
  const { mutate, reset, isPending, error } = useMutation({
    meta: { errors: 'inline' },
    mutationFn: () => substituteParticipant(number, { ...person, regcourse_id }),
    onSuccess: ({ results, message }) => {
      client.setQueryData(registrationQuery(number).queryKey, results)
      toast.success(message, 'registration')
      onClose()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
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
          <Button type="submit" form={id} busy={isPending}>
            <Trans>Ganti peserta</Trans>
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send} className="grid gap-4">
        <p>
          <Trans>
            Kursi <strong>{name}</strong> berpindah ke orang ini. Kami mengirim email kepadanya bila
            ia belum punya akun.
          </Trans>
        </p>
        {FIELDS.map((field) => (
          <Field
            key={field.name}
            label={field.label}
            optional={field.optional ?? false}
            error={fieldError(error, field.name)}
          >
            {(control) => (
              <Input
                {...control}
                type={field.type}
                autoComplete="off"
                value={person[field.name]}
                onChange={({ target }) => {
                  if (error) reset()
                  setPerson({ ...person, [field.name]: target.value })
                }}
              />
            )}
          </Field>
        ))}
        {error && !fieldError(error, 'email') && (
          <p role="alert" className="font-medium text-danger">
            {messageOf(error)}
          </p>
        )}
      </form>
    </Dialog>
  )
}
