import { zodResolver } from '@hookform/resolvers/zod'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import type { UserType } from '../../api/types'
import { Button } from '../../ui/Button'
import { Checkbox, Field, Input, PasswordInput } from '../../ui/Field'
import { FormAlert } from './FormAlert'
import { type SignInValues, signInSchema } from './schemas'
import { UserTypeControl } from './UserTypeControl'
import { useSignIn } from './useSignIn'

const EMPTY: SignInValues = { account_id: '', password: '', remember: false }

/** The sign-in form; where it leads afterwards is the guard's business. */
export function SignInForm() {
  const [userType, setUserType] = useState<UserType>(1)
  const { mutate, error, isPending } = useSignIn()
  const { register, handleSubmit, formState } = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: EMPTY,
  })
  const issue = (name: 'account_id' | 'password') =>
    formState.errors[name]?.message ?? fieldError(error, name)
  const alert = error && messageOf(error)
  const submit = handleSubmit((values) => mutate({ ...values, user_type: userType }))
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <UserTypeControl value={userType} onChange={setUserType} />
      {alert && <FormAlert tone="danger">{alert}</FormAlert>}
      <Field label={<Trans>Email atau nama pengguna</Trans>} error={issue('account_id')}>
        {(control) => (
          <Input
            {...control}
            {...register('account_id')}
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label={<Trans>Kata sandi</Trans>} error={issue('password')}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Checkbox label={<Trans>Ingat saya</Trans>} {...register('remember')} />
      <Button type="submit" size="lg" block busy={isPending}>
        <Trans>Masuk</Trans>
      </Button>
    </form>
  )
}
