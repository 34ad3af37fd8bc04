import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fieldError } from '../../api/envelope'
import type { UserType } from '../../api/types'
import { Form, Submit } from '../../ui/form/Form'
import { EmailField, PasswordField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { EmailHint } from './EmailHint'
import { GoogleSignIn } from './GoogleSignIn'
import { PasswordStrength } from './PasswordStrength'
import type { SignUpValues } from './schemas'
import { TermsField } from './TermsField'
import { UserTypeControl } from './UserTypeControl'
import { useSignUp } from './useSignIn'

const EMPTY: SignUpValues = { fullname: '', email: '', password: '', retype: '', terms: false }

interface SignUpFormProps {
  /** The address got a mail and no session: only its owner can go on. */
  onMailed: (email: string) => void
}

function useSignUpForm(userType: UserType, onMailed: SignUpFormProps['onMailed']) {
  const signUp = useSignUp()
  // An invitation names the address that it went to.
  const email = useSearchParams()[0].get('email') ?? ''
  const form = useSchemaForm({
    schema: async () => (await import('./schemas')).signUpSchema,
    defaultValues: { ...EMPTY, email },
    mode: 'onTouched',
    sending: signUp,
    onSubmit: ({ fullname, email, password }) =>
      signUp.mutate(
        { fullname, email, password, user_type: userType },
        { onSuccess: (outcome) => outcome === 'mailed' && onMailed(email) },
      ),
  })
  return { ...form, usernameIssue: fieldError(signUp.error, 'username') }
}

/** The sign-up form; a new account is signed in at once. */
export function SignUpForm({ onMailed }: SignUpFormProps) {
  const { t } = useLingui()
  const [userType, setUserType] = useState<UserType>(1)
  const [asked, setAsked] = useState<string | null>(null)
  const form = useSignUpForm(userType, onMailed)
  const { validateField, isChanged, values } = form
  const email = form.field('email', {
    onChange: () => setAsked(null),
    onBlur: async (typed) => setAsked((await validateField('email')) ? typed : null),
  })
  // The retyped password is judged while it is typed, and again when the first one changes.
  const password = form.field('password', {
    onChange: () => isChanged('retype') && void validateField('retype'),
  })
  const retype = form.field('retype', { onChange: () => void validateField('retype') })
  return (
    <div className="grid gap-5">
      <UserTypeControl legend={t`Daftar sebagai`} value={userType} onChange={setUserType} />
      <GoogleSignIn isFirst userType={userType} remember={false} text="signup_with" />
      <Form form={form} className="sm:grid-cols-2">
        <TextField
          label={<Trans>Nama lengkap</Trans>}
          {...form.field('fullname')}
          autoComplete="name"
        />
        <EmailField
          label={<Trans>Email</Trans>}
          hint={<EmailHint email={asked} />}
          {...email}
          error={email.error ?? form.usernameIssue}
        />
        <PasswordField
          label={<Trans>Kata sandi</Trans>}
          hint={
            <PasswordStrength
              password={values.password}
              personal={[values.fullname, values.email]}
            />
          }
          {...password}
          autoComplete="new-password"
        />
        <PasswordField
          label={<Trans>Ulangi kata sandi</Trans>}
          {...retype}
          autoComplete="new-password"
        />
        <div className="grid gap-4 sm:col-span-full">
          <TermsField {...form.field('terms')} />
          <Submit form={form}>
            <Trans>Daftar</Trans>
          </Submit>
        </div>
      </Form>
    </div>
  )
}
