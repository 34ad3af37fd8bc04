import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getToken } from '../../api/captcha/getToken'
import type { FaqMessage } from '../../api/contentTypes'
import { askQuestion } from '../../api/faqs'
import { meQuery } from '../../api/queries'
import { useSignedIn } from '../../api/session'
import { Form, Submit } from '../../ui/form/Form'
import { EmailField, TextAreaField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'

const LONGEST = 2000

/** A question to the staff; whoever is signed in need not write name and address again. */
export function AskForm({ onSent }: { onSent: (message: string) => void }) {
  const signedIn = useSignedIn()
  const me = useQuery({ ...meQuery(), enabled: signedIn }).data
  const question = useMutation({
    mutationFn: async (asked: FaqMessage) => askQuestion(asked, await getToken('faq_message')),
    meta: { errors: 'inline' },
    onSuccess: ({ message }) => onSent(message),
  })
  const form = useSchemaForm({
    schema: async () => (await import('./askSchema')).askSchema,
    defaultValues: { fullname: '', email: '', message: '' },
    ...(me && { values: { fullname: me.fullname, email: me.email, message: '' } }),
    sending: question,
    onSubmit: (values) => question.mutate(values),
  })
  return (
    <Form form={form}>
      <TextField label={<Trans>Nama</Trans>} {...form.field('fullname')} autoComplete="name" />
      <EmailField label={<Trans>Email</Trans>} {...form.field('email')} />
      <TextAreaField
        label={<Trans>Pertanyaan</Trans>}
        {...form.field('message')}
        maxLength={LONGEST}
      />
      <Submit form={form}>
        <Trans>Kirim pertanyaan</Trans>
      </Submit>
    </Form>
  )
}
