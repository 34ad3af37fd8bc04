import { zodResolver } from '@hookform/resolvers/zod'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Field, Input } from '../../ui/Field'
import { ErrorCount } from '../../ui/form/ErrorCount'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { type MailValues, mailSchema } from './schemas'
import { useIssues } from './useIssues'
import { type MailKind, useMail } from './useMail'

interface MailFormProps {
  kind: MailKind
  email?: string
  children: ReactNode
  onSent: (email: string) => void
}

/** Asks for one of the mails with a link; `children` is the button's text. */
export function MailForm({ kind, email = '', children, onSent }: MailFormProps) {
  const { send, error, busy, wait } = useMail(kind)
  const form = useForm<MailValues>({ resolver: zodResolver(mailSchema), defaultValues: { email } })
  const { register, handleSubmit, formState } = form
  const issue = useIssues(form, error, ['email'])
  const alert = formError(error)
  const submit = handleSubmit((values) =>
    send(values.email, { onSuccess: () => onSent(values.email) }),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {alert && <FormAlert tone="danger">{alert}</FormAlert>}
      <ErrorCount count={Object.keys(formState.errors).length} />
      <Field label={<Trans>Email</Trans>} error={issue('email')}>
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
      <SubmitButton busy={busy} wait={wait}>
        {children}
      </SubmitButton>
    </form>
  )
}
