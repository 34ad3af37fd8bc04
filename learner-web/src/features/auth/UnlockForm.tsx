import { Trans } from '@lingui/react/macro'
import type { LockedAccount } from '../../api/lockedSession'
import { paths } from '../../app/paths'
import { Form, Submit } from '../../ui/form/Form'
import { PasswordField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { Link } from '../../ui/Link'
import { footerLink } from './AuthLayout'
import { GoogleSignIn } from './GoogleSignIn'
import { useSignIn } from './useSignIn'

/** The password of the account that locked this screen. */
export function UnlockForm({ account }: { account: LockedAccount }) {
  const { account_id, user_type, remember } = account
  const signIn = useSignIn()
  const form = useSchemaForm({
    schema: async () => (await import('./schemas')).passwordSchema,
    defaultValues: { password: '' },
    sending: signIn,
    onSubmit: ({ password }) => signIn.mutate({ account_id, password, user_type, remember }),
  })
  // Password managers look the account up by this.
  const username = (
    <input
      type="text"
      name="account_id"
      autoComplete="username"
      value={account_id}
      readOnly
      hidden
    />
  )
  return (
    <div className="grid gap-5">
      <Form form={form} head={username}>
        <PasswordField
          label={<Trans>Kata sandi</Trans>}
          {...form.field('password')}
          autoComplete="current-password"
        />
        <Submit form={form}>
          <Trans>Buka kunci</Trans>
        </Submit>
        <Link
          to={paths.forgotPassword}
          state={{ email: account_id }}
          className={`${footerLink} justify-self-center py-2 text-[15px]`}
        >
          <Trans>Lupa kata sandi?</Trans>
        </Link>
      </Form>
      <GoogleSignIn userType={user_type} remember={remember} />
    </div>
  )
}
