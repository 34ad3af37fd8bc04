import { zodResolver } from '@hookform/resolvers/zod'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { changeEmail } from '../../api/account'
import { fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field, Input, PasswordInput } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { toast } from '../../ui/toast'
import { type EmailValues, emailSchema } from './schemas'
import { useRefreshProfile } from './useProfile'

interface EmailDialogProps {
  hasPassword: boolean
  onClose: () => void
}

function useChange(onClose: () => void) {
  const refresh = useRefreshProfile()
  return useMutation({
    mutationFn: ({ email, password }: EmailValues) => changeEmail(email, password || undefined),
    meta: { errors: 'inline' },
    onSuccess: async ({ message }) => {
      onClose()
      toast.success(message)
      await refresh()
    },
  })
}

/** Asks for a new address and, from whoever has one, the password. */
export function EmailDialog({ hasPassword, onClose }: EmailDialogProps) {
  const formId = useId()
  const { mutate, error, isPending } = useChange(onClose)
  const { register, handleSubmit, formState } = useForm<EmailValues>({
    resolver: zodResolver(emailSchema(hasPassword)),
    defaultValues: { email: '', password: '' },
  })
  const issue = (name: keyof EmailValues) =>
    formState.errors[name]?.message ?? fieldError(error, name)
  const alert = error && messageOf(error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Ubah email</Trans>}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            <Trans>Kirim tautan konfirmasi</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={handleSubmit((values) => mutate(values))}
        className="grid gap-4"
      >
        <p className="text-[15px] text-muted">
          <Trans>
            Kami mengirim tautan ke alamat baru. Email Anda berganti setelah tautan itu dibuka.
          </Trans>
        </p>
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        <Field label={<Trans>Email baru</Trans>} error={issue('email')}>
          {(control) => (
            <Input
              {...control}
              {...register('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          )}
        </Field>
        {hasPassword && (
          <Field label={<Trans>Kata sandi Anda</Trans>} error={issue('password')}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('password')}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
