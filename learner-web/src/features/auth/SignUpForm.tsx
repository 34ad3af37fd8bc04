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
import { type SignUpValues, signUpSchema } from './schemas'
import { UserTypeControl } from './UserTypeControl'
import { useSignUp } from './useSignIn'

const EMPTY: SignUpValues = { fullname: '', email: '', password: '', retype: '', terms: false }

/** The sign-up form; a new account is signed in at once. */
export function SignUpForm() {
  const [userType, setUserType] = useState<UserType>(1)
  const { mutate, error, isPending } = useSignUp()
  const form = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  })
  const { register, handleSubmit, formState, trigger, getFieldState } = form
  const issue = (name: keyof SignUpValues) =>
    formState.errors[name]?.message ?? fieldError(error, name)
  const alert = error && (messageOf(error) ?? '')
  const submit = handleSubmit(({ fullname, email, password }) =>
    mutate({ fullname, email, password, user_type: userType }),
  )
  // The retyped password is judged while it is typed, and again when the first one changes.
  const retype = register('retype', { onChange: () => void trigger('retype') })
  const password = register('password', {
    onChange: () => getFieldState('retype').isDirty && void trigger('retype'),
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <UserTypeControl value={userType} onChange={setUserType} />
      {alert && <FormAlert tone="danger">{alert}</FormAlert>}
      <Field label={<Trans>Nama lengkap</Trans>} error={issue('fullname')}>
        {(control) => <Input {...control} {...register('fullname')} autoComplete="name" />}
      </Field>
      <Field label={<Trans>Email</Trans>} error={issue('email') ?? fieldError(error, 'username')}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field
        label={<Trans>Kata sandi</Trans>}
        hint={<Trans>Minimal 8 karakter.</Trans>}
        error={issue('password')}
      >
        {(control) => <PasswordInput {...control} {...password} autoComplete="new-password" />}
      </Field>
      <Field label={<Trans>Ulangi kata sandi</Trans>} error={issue('retype')}>
        {(control) => <PasswordInput {...control} {...retype} autoComplete="new-password" />}
      </Field>
      <div>
        <Checkbox
          label={<Trans>Saya menyetujui syarat dan ketentuan Duxi.</Trans>}
          aria-describedby="terms-error"
          {...register('terms')}
        />
        <p
          id="terms-error"
          aria-live="polite"
          className="text-sm font-medium text-danger empty:hidden"
        >
          {issue('terms')}
        </p>
      </div>
      <Button type="submit" size="lg" block busy={isPending}>
        <Trans>Daftar</Trans>
      </Button>
    </form>
  )
}
