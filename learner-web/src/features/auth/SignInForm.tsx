import { zodResolver } from '@hookform/resolvers/zod'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { fieldError } from '../../api/envelope'
import type { UserType } from '../../api/types'
import { paths } from '../../app/paths'
import { Checkbox, Field, Input, PasswordInput } from '../../ui/Field'
import { ErrorCount } from '../../ui/form/ErrorCount'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useRetryCooldown } from '../../ui/form/useCooldown'
import { GoogleSignIn } from './GoogleSignIn'
import { type SignInValues, signInSchema } from './schemas'
import { UserTypeControl } from './UserTypeControl'
import { useSignIn } from './useSignIn'

const EMPTY: SignInValues = { account_id: '', password: '', remember: false }

/** The sign-in form; where it leads afterwards is the guard's business. */
export function SignInForm() {
  const [userType, setUserType] = useState<UserType>(1)
  const { mutate, error, isPending } = useSignIn()
  const pause = useRetryCooldown(error)
  const { register, handleSubmit, formState, watch } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: EMPTY,
  })
  const issue = (name: 'account_id' | 'password') =>
    formState.errors[name]?.message ?? fieldError(error, name)
  const alert = formError(error)
  const submit = handleSubmit((values) => mutate({ ...values, user_type: userType }))
  // The server counts wrong guesses per account: another one need not wait.
  const account = register('account_id', { onChange: pause.end })
  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <UserTypeControl value={userType} onChange={setUserType} />
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        <ErrorCount count={Object.keys(formState.errors).length} />
        <Field label={<Trans>Email atau nama pengguna</Trans>} error={issue('account_id')}>
          {(control) => (
            <Input {...control} {...account} autoComplete="username" autoCapitalize="none" />
          )}
        </Field>
        <Field label={<Trans>Kata sandi</Trans>} error={issue('password')}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label={<Trans>Ingat saya</Trans>} {...register('remember')} />
          <ForgotLink account={watch('account_id')} />
        </div>
        <SubmitButton busy={isPending} wait={pause.seconds}>
          <Trans>Masuk</Trans>
        </SubmitButton>
      </form>
      <GoogleSignIn userType={userType} remember={watch('remember')} />
    </div>
  )
}

// An address that was typed already need not be typed again; it travels beside the address bar.
function ForgotLink({ account }: { account: string }) {
  return (
    <Link
      to={paths.forgotPassword}
      state={account.includes('@') ? { email: account.trim() } : null}
      className="inline-flex min-h-11 items-center text-[15px] font-semibold text-primary underline-offset-4 hover:underline"
    >
      <Trans>Lupa kata sandi?</Trans>
    </Link>
  )
}
