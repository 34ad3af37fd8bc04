import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { fieldError } from '../../api/envelope'
import type { UserType } from '../../api/types'
import { Field, Input, PasswordInput } from '../../ui/Field'
import { ErrorCount } from '../../ui/form/ErrorCount'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useRetryCooldown } from '../../ui/form/useCooldown'
import { EmailHint } from './EmailHint'
import { GoogleSignIn } from './GoogleSignIn'
import { PasswordStrength } from './PasswordStrength'
import { type SignUpValues, signUpSchema } from './schemas'
import { TermsField } from './TermsField'
import { UserTypeControl } from './UserTypeControl'
import { useIssues } from './useIssues'
import { useSignUp } from './useSignIn'

const EMPTY: SignUpValues = { fullname: '', email: '', password: '', retype: '', terms: false }
const ORDER = ['fullname', 'email', 'password', 'retype', 'terms'] as const

interface SignUpFormProps {
  /** The address got a mail and no session: only its owner can go on. */
  onMailed: (email: string) => void
}

/** The sign-up form; a new account is signed in at once. */
export function SignUpForm({ onMailed }: SignUpFormProps) {
  const { t } = useLingui()
  const [userType, setUserType] = useState<UserType>(1)
  const [asked, setAsked] = useState<string | null>(null)
  const { mutate, error, isPending } = useSignUp()
  const pause = useRetryCooldown(error)
  const form = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  })
  const { register, handleSubmit, formState, trigger, getFieldState } = form
  const issue = useIssues(form, error, ORDER)
  const alert = formError(error)
  const submit = handleSubmit(({ fullname, email, password }) =>
    mutate(
      { fullname, email, password, user_type: userType },
      { onSuccess: (outcome) => outcome === 'mailed' && onMailed(email) },
    ),
  )
  // The retyped password is judged while it is typed, and again when the first one changes.
  const retype = register('retype', { onChange: () => void trigger('retype') })
  const password = register('password', {
    onChange: () => getFieldState('retype').isDirty && void trigger('retype'),
  })
  const email = register('email', {
    onChange: () => setAsked(null),
    onBlur: async ({ target }) => setAsked((await trigger('email')) ? target.value : null),
  })
  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <UserTypeControl legend={t`Daftar sebagai`} value={userType} onChange={setUserType} />
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        <ErrorCount count={formState.submitCount && Object.keys(formState.errors).length} />
        <Field label={<Trans>Nama lengkap</Trans>} error={issue('fullname')}>
          {(control) => <Input {...control} {...register('fullname')} autoComplete="name" />}
        </Field>
        <Field
          label={<Trans>Email</Trans>}
          hint={<EmailHint email={asked} />}
          error={issue('email') ?? fieldError(error, 'username')}
        >
          {(control) => (
            <Input {...control} {...email} type="email" inputMode="email" autoComplete="email" />
          )}
        </Field>
        <Field
          label={<Trans>Kata sandi</Trans>}
          hint={<Strength control={form.control} />}
          error={issue('password')}
        >
          {(control) => <PasswordInput {...control} {...password} autoComplete="new-password" />}
        </Field>
        <Field label={<Trans>Ulangi kata sandi</Trans>} error={issue('retype')}>
          {(control) => <PasswordInput {...control} {...retype} autoComplete="new-password" />}
        </Field>
        <TermsField field={register('terms')} error={issue('terms')} />
        <SubmitButton busy={isPending} wait={pause.seconds}>
          <Trans>Daftar</Trans>
        </SubmitButton>
      </form>
      <GoogleSignIn userType={userType} remember={false} text="signup_with" />
    </div>
  )
}

// Follows what is typed by itself, so that a keystroke does not render the whole form.
function Strength({ control }: { control: Control<SignUpValues> }) {
  const [password, ...personal] = useWatch({ control, name: ['password', 'fullname', 'email'] })
  return <PasswordStrength password={password} personal={personal} />
}
