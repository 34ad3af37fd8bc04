import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getToken } from '../../api/captcha/getToken'
import type { FaqMessage } from '../../api/contentTypes'
import { askQuestion } from '../../api/faqs'
import { meQuery } from '../../api/queries'
import { useSignedIn } from '../../api/session'
import { Form, Submit } from '../../ui/form/Form'
import { EmailField, TextAreaField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'

const SHORTEST = 10
const LONGEST = 2000

// Messages are functions, so that they are in the language of the moment they are shown.
const required = (error: () => string) => z.string().check(z.trim(), z.minLength(1, { error }))
const schema = z.object({
  fullname: required(() => t`Isi nama Anda.`),
  email: z.email({ error: () => t`Isi alamat email yang benar, misalnya nama@contoh.example.` }),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(SHORTEST, { error: () => t`Tulis pertanyaan Anda, paling sedikit 10 karakter.` }),
    ),
})

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
    schema,
    defaultValues: { fullname: '', email: '', message: '' },
    ...(me && { values: { fullname: me.fullname, email: me.email, message: '' } }),
    resetOptions: { keepDirtyValues: true },
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
