import { zodResolver } from '@hookform/resolvers/zod'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { resetPassword } from '../../api/recovery'
import type { ResetSession } from '../../api/types'
import { Field, PasswordInput } from '../../ui/Field'
import { ErrorCount } from '../../ui/form/ErrorCount'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useRetryCooldown } from '../../ui/form/useCooldown'
import { PasswordStrength } from './PasswordStrength'
import { type ResetValues, resetSchema } from './schemas'
import { useIssues } from './useIssues'

const EMPTY: ResetValues = { old_pass: '', new_pass: '', confirmation: '' }
const ORDER = ['old_pass', 'new_pass', 'confirmation'] as const

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
  const { mutate, error, isPending } = useReset(rest)
  const pause = useRetryCooldown(error)
  const form = useForm<ResetValues>({
    resolver: zodResolver(resetSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  })
  const { register, handleSubmit, formState, trigger, getFieldState, watch } = form
  const issue = useIssues(form, error, ORDER)
  const alert = formError(error)
  // The confirmation is judged while it is typed, and again when the password changes.
  const confirmation = register('confirmation', { onChange: () => void trigger('confirmation') })
  const password = register('new_pass', {
    onChange: () => getFieldState('confirmation').isDirty && void trigger('confirmation'),
  })
  return (
    <form noValidate onSubmit={handleSubmit((values) => mutate(values))} className="grid gap-4">
      {alert && <FormAlert tone="danger">{alert}</FormAlert>}
      <ErrorCount count={formState.submitCount && Object.keys(formState.errors).length} />
      {session.requires_old_password && (
        <Field label={<Trans>Kata sandi lama</Trans>} error={issue('old_pass')}>
          {(control) => (
            <PasswordInput {...control} {...register('old_pass')} autoComplete="current-password" />
          )}
        </Field>
      )}
      <Field
        label={<Trans>Kata sandi baru</Trans>}
        hint={<PasswordStrength password={watch('new_pass')} />}
        error={issue('new_pass')}
      >
        {(control) => <PasswordInput {...control} {...password} autoComplete="new-password" />}
      </Field>
      <Field label={<Trans>Ulangi kata sandi baru</Trans>} error={issue('confirmation')}>
        {(control) => <PasswordInput {...control} {...confirmation} autoComplete="new-password" />}
      </Field>
      <SubmitButton busy={isPending} wait={pause.seconds}>
        <Trans>Simpan kata sandi baru</Trans>
      </SubmitButton>
    </form>
  )
}
