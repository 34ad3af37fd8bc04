import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form } from '../../ui/form/Form'
import { EmailField } from '../../ui/form/fields'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
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
  const form = useSchemaForm({
    schema: async () => (await import('./schemas')).mailSchema,
    defaultValues: { email },
    sending: { error, isPending: busy },
    onSubmit: (values) => send(values.email, { onSuccess: () => onSent(values.email) }),
  })
  return (
    <Form form={form}>
      <EmailField label={<Trans>Email</Trans>} {...form.field('email')} />
      <SubmitButton busy={busy} wait={wait}>
        {children}
      </SubmitButton>
    </Form>
  )
}
