import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError, fieldError } from '../../api/envelope'
import type { UserType } from '../../api/types'
import { paths } from '../../app/paths'
import { Form, Submit } from '../../ui/form/Form'
import { FormAlert } from '../../ui/form/FormAlert'
import { CheckboxRow, PasswordField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { Link } from '../../ui/Link'
import { GoogleSignIn } from './GoogleSignIn'
import type { SignInValues } from './schemas'
import { UserTypeControl } from './UserTypeControl'
import { useSignIn } from './useSignIn'

const EMPTY: SignInValues = { account_id: '', password: '', remember: false }

/** The sign-in form; where it leads afterwards is the guard's business. */
export function SignInForm() {
  const [userType, setUserType] = useState<UserType>(1)
  const other: UserType = userType === 1 ? 2 : 1
  const signIn = useSignIn()
  const form = useSchemaForm({
    schema: async () => (await import('./schemas')).signInSchema,
    defaultValues: EMPTY,
    sending: signIn,
    onSubmit: (values) => signIn.mutate({ ...values, user_type: userType }),
  })
  const signInAsOther = () => {
    setUserType(other)
    signIn.mutate({ ...form.values, user_type: other })
  }
  // The server counts wrong guesses per account: another one need not wait.
  const account = form.field('account_id', { onChange: form.cooldown.end })
  return (
    <div className="grid gap-5">
      <Form
        form={form}
        head={
          <>
            <UserTypeControl value={userType} onChange={setUserType} />
            <OtherType error={form.refusal} onPress={signInAsOther} />
          </>
        }
        help={<ResetLink error={form.refusal} account={form.values.account_id} />}
      >
        <TextField
          label={<Trans>Email atau nama pengguna</Trans>}
          {...account}
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordField
          label={<Trans>Kata sandi</Trans>}
          {...form.field('password')}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxRow label={<Trans>Ingat saya</Trans>} {...form.field('remember')} />
          <ForgotLink account={form.values.account_id} />
        </div>
        <Submit form={form}>
          <Trans>Masuk</Trans>
        </Submit>
      </Form>
      <GoogleSignIn userType={userType} remember={form.values.remember} />
    </div>
  )
}

interface OtherTypeProps {
  error: Error | null
  onPress: () => void
}

/** The password was right: one press signs in under the type that the account has. */
function OtherType({ error, onPress }: OtherTypeProps) {
  const sentence = fieldError(error, 'user_type')
  if (!sentence) return null
  return (
    <FormAlert tone="info">
      {sentence}{' '}
      <button
        type="button"
        onClick={onPress}
        className="font-semibold underline underline-offset-4"
      >
        <Trans>Masuk dengan jenis itu</Trans>
      </button>
    </FormAlert>
  )
}

const REFUSED = 422

interface ResetLinkProps {
  error: Error | null
  account: string
}

/** A link for users who have forgotten the refused password. */
function ResetLink({ error, account }: ResetLinkProps) {
  if (!(error instanceof ApiError) || error.status !== REFUSED) return null
  return (
    <Link
      to={paths.forgotPassword}
      state={addressIn(account)}
      className="font-semibold underline underline-offset-4"
    >
      <Trans>Atur ulang kata sandi</Trans>
    </Link>
  )
}

// An address that was typed already need not be typed again; it travels beside the address bar.
const addressIn = (account: string) => (account.includes('@') ? { email: account.trim() } : null)

function ForgotLink({ account }: { account: string }) {
  return (
    <Link
      to={paths.forgotPassword}
      state={addressIn(account)}
      className="inline-flex min-h-11 items-center text-[15px] font-semibold text-primary underline-offset-4 hover:underline"
    >
      <Trans>Lupa kata sandi?</Trans>
    </Link>
  )
}
