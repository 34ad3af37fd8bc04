import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { resetPassword } from '../../api/recovery'
import type { ResetSession } from '../../api/types'
import { Form, Submit } from '../../ui/form/Form'
import { PasswordField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { PasswordStrength } from './PasswordStrength'
import type { ResetValues } from './schemas'

const EMPTY: ResetValues = { old_pass: '', new_pass: '', confirmation: '' }

interface ResetFormProps {
  token: string
  session: ResetSession
  onDone: (message: string) => void
  /** The link was used or ran out while the form was open. */
  onOver: (error: Error) => void
}

function useReset({ token, onDone, onOver }: Omit<ResetFormProps, 'session'>) {
  return useMutation({
    mutationFn: ({ old_pass, new_pass }: ResetValues) =>
      resetPassword({ token, new_pass, old_pass: old_pass || undefined }),
    meta: { errors: 'inline' },
    onSuccess: onDone,
    onError: onOver,
  })
}

/** A new password, twice, by the link of a mail. */
export function ResetForm({ session, ...rest }: ResetFormProps) {
  const reset = useReset(rest)
  const form = useSchemaForm({
    schema: async () => (await import('./schemas')).resetSchema,
    defaultValues: EMPTY,
    mode: 'onTouched',
    sending: reset,
    onSubmit: (values) => reset.mutate(values),
  })
  const { validateField, isChanged } = form
  const password = form.field('new_pass', {
    onChange: () => isChanged('confirmation') && void validateField('confirmation'),
  })
  // The confirmation is judged while it is typed, and again when the password changes.
  const confirmation = form.field('confirmation', {
    onChange: () => void validateField('confirmation'),
  })
  return (
    <Form form={form}>
      {session.requires_old_password && (
        <PasswordField
          label={<Trans>Kata sandi lama</Trans>}
          {...form.field('old_pass')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        label={<Trans>Kata sandi baru</Trans>}
        hint={<PasswordStrength password={form.values.new_pass} />}
        {...password}
        autoComplete="new-password"
      />
      <PasswordField
        label={<Trans>Ulangi kata sandi baru</Trans>}
        {...confirmation}
        autoComplete="new-password"
      />
      <Submit form={form}>
        <Trans>Simpan kata sandi baru</Trans>
      </Submit>
    </Form>
  )
}
