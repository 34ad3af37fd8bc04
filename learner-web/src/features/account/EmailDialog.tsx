import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { changeEmail } from '../../api/account'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Form } from '../../ui/form/Form'
import { EmailField, PasswordField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { toast } from '../../ui/toast'
import type { EmailValues } from './schemas'
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

/** Asks for a new address and, if the account has one, the password. */
export function EmailDialog({ hasPassword, onClose }: EmailDialogProps) {
  const formId = useId()
  const change = useChange(onClose)
  const form = useSchemaForm({
    schema: async () => (await import('./schemas')).emailSchema(hasPassword),
    defaultValues: { email: '', password: '' },
    sending: change,
    onSubmit: (values) => change.mutate(values),
  })
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
          <Button type="submit" form={formId} busy={form.busy}>
            <Trans>Kirim tautan konfirmasi</Trans>
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <p className="text-[15px] text-muted">
          <Trans>
            Kami mengirim tautan ke alamat baru. Email Anda berganti setelah tautan itu dibuka.
          </Trans>
        </p>
        <EmailField label={<Trans>Email baru</Trans>} {...form.field('email')} />
        {hasPassword && (
          <PasswordField
            label={<Trans>Kata sandi Anda</Trans>}
            {...form.field('password')}
            autoComplete="current-password"
          />
        )}
      </Form>
    </Dialog>
  )
}
