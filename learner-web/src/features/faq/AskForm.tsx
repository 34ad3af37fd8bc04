import { zodResolver } from '@hookform/resolvers/zod'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { getToken } from '../../api/captcha/getToken'
import type { FaqMessage } from '../../api/contentTypes'
import { askQuestion } from '../../api/faqs'
import { meQuery } from '../../api/queries'
import { useSignedIn } from '../../api/session'
import { Field, Input } from '../../ui/Field'
import { ErrorCount } from '../../ui/form/ErrorCount'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useRetryCooldown } from '../../ui/form/useCooldown'
import { TextArea } from '../../ui/TextArea'
import { useIssues } from '../auth/useIssues'

const SHORTEST = 10
const LONGEST = 2000

// Messages are functions, so that they are in the language of the moment they are shown.
const required = (error: () => string) => z.string().check(z.trim(), z.minLength(1, { error }))
const schema = z.object({
  fullname: required(() => t`Isi nama Anda.`),
  email: z.email({ error: () => t`Isi alamat email yang benar, misalnya nama@contoh.id.` }),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(SHORTEST, { error: () => t`Tulis pertanyaan Anda, paling sedikit 10 karakter.` }),
    ),
})

/** A question to the staff; whoever is signed in need not write name and address again. */
export function AskForm({ onSent }: { onSent: (message: string) => void }) {
  const form = useAskForm()
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (question: FaqMessage) =>
      askQuestion(question, await getToken('faq_message')),
    meta: { errors: 'inline' },
    onSuccess: ({ message }) => onSent(message),
  })
  const { register, handleSubmit, formState } = form
  const issue = useIssues(form, error, ['fullname', 'email', 'message'])
  const alert = formError(error)
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => mutate(values))}
      className="grid content-start gap-4"
    >
      {alert && <FormAlert tone="danger">{alert}</FormAlert>}
      <ErrorCount count={Object.keys(formState.errors).length} />
      <Field label={<Trans>Nama</Trans>} error={issue('fullname')}>
        {(control) => <Input {...control} {...register('fullname')} autoComplete="name" />}
      </Field>
      <Field label={<Trans>Email</Trans>} error={issue('email')}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field label={<Trans>Pertanyaan</Trans>} error={issue('message')}>
        {(control) => <TextArea {...control} {...register('message')} maxLength={LONGEST} />}
      </Field>
      <SubmitButton busy={isPending} wait={useRetryCooldown(error).seconds}>
        <Trans>Kirim pertanyaan</Trans>
      </SubmitButton>
    </form>
  )
}

function useAskForm() {
  const signedIn = useSignedIn()
  const me = useQuery({ ...meQuery(), enabled: signedIn }).data
  return useForm<FaqMessage>({
    resolver: zodResolver(schema),
    defaultValues: { fullname: '', email: '', message: '' },
    ...(me && { values: { fullname: me.fullname, email: me.email, message: '' } }),
    resetOptions: { keepDirtyValues: true },
  })
}
