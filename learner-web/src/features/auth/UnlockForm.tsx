import { zodResolver } from '@hookform/resolvers/zod'
import { Trans } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { fieldError } from '../../api/envelope'
import type { LockedAccount } from '../../api/lock'
import { paths } from '../../app/paths'
import { Field, PasswordInput } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { formError } from '../../ui/form/formError'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useRetryCooldown } from '../../ui/form/useCooldown'
import { footerLink } from './AuthLayout'
import { GoogleSignIn } from './GoogleSignIn'
import { type UnlockValues, unlockSchema } from './schemas'
import { useSignIn } from './useSignIn'

/** The password of the account that locked this screen. */
export function UnlockForm({ account }: { account: LockedAccount }) {
  const { account_id, user_type, remember } = account
  const { mutate, error, isPending } = useSignIn()
  const pause = useRetryCooldown(error)
  const { register, handleSubmit, formState } = useForm<UnlockValues>({
    resolver: zodResolver(unlockSchema),
    defaultValues: { password: '' },
  })
  const alert = formError(error)
  const submit = handleSubmit(({ password }) =>
    mutate({ account_id, password, user_type, remember }),
  )
  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        {/* Password managers look the account up by this. */}
        <input
          type="text"
          name="account_id"
          autoComplete="username"
          value={account_id}
          readOnly
          hidden
        />
        <Field
          label={<Trans>Kata sandi</Trans>}
          error={formState.errors.password?.message ?? fieldError(error, 'password')}
        >
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
        <SubmitButton busy={isPending} wait={pause.seconds}>
          <Trans>Buka kunci</Trans>
        </SubmitButton>
        <Link
          to={paths.forgotPassword}
          state={{ email: account_id }}
          className={`${footerLink} justify-self-center py-2 text-[15px]`}
        >
          <Trans>Lupa kata sandi?</Trans>
        </Link>
      </form>
      <GoogleSignIn userType={user_type} remember={remember} />
    </div>
  )
}
