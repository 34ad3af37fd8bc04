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
import type { AskValues } from './askSchema'
import { TeamFields } from './TeamFields'

const LONGEST = 2000

const BLANK = { fullname: '', email: '', organization: '', headcount: '', phone: '', message: '' }

type Team = Omit<AskValues, 'fullname' | 'email' | 'message'>

/** Of the team, the fields that were filled in; the others are not sent. */
const filledIn = ({ organization, phone, headcount }: Team) => ({
  ...(organization && { organization }),
  ...(phone && { phone }),
  ...(headcount && { headcount: Number(headcount) }),
})

interface AskFormProps {
  /** Whether the question is about a team. */
  isOfTeam: boolean
  onSent: (message: string) => void
}

/** A question to staff; signed-in users need not enter name and address. */
export function AskForm({ isOfTeam, onSent }: AskFormProps) {
  const signedIn = useSignedIn()
  const me = useQuery({ ...meQuery(), enabled: signedIn }).data
  const question = useMutation({
    mutationFn: async (asked: FaqMessage) => askQuestion(asked, await getToken('faq_message')),
    meta: { errors: 'inline' },
    onSuccess: ({ message }) => onSent(message),
  })
  const form = useSchemaForm({
    schema: async () => (await import('./askSchema')).askSchema,
    defaultValues: BLANK,
    ...(me && { values: { ...BLANK, fullname: me.fullname, email: me.email } }),
    sending: question,
    onSubmit: ({ fullname, email, message, ...team }) =>
      question.mutate({ fullname, email, message, ...(isOfTeam && filledIn(team)) }),
  })
  return (
    <Form form={form}>
      <TextField label={<Trans>Nama</Trans>} {...form.field('fullname')} autoComplete="name" />
      <EmailField label={<Trans>Email</Trans>} {...form.field('email')} />
      {isOfTeam && <TeamFields form={form} />}
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
