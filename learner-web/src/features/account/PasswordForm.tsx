import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { changePassword } from '../../api/account'
import type { Profile } from '../../api/accountTypes'
import { paths } from '../../app/paths'
import { ownPath } from '../../lib/ownPath'
import { useGoBack } from '../../lib/useGoBack'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Form } from '../../ui/form/Form'
import { PasswordField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { toast } from '../../ui/toast'
import { PasswordStrength } from '../auth/PasswordStrength'
import type { ResetValues } from '../auth/schemas'
import { useRefreshProfile } from './useProfile'

/** Leads to the page that this one came before, or back. */
function useGoOn(): () => void {
  const navigate = useNavigate()
  const leave = useGoBack(paths.security)
  const next = ownPath(useSearchParams()[0].get('next'))
  return () => (next ? void navigate(next, { replace: true }) : leave())
}

function useChange() {
  const { t } = useLingui()
  const refresh = useRefreshProfile()
  const goOn = useGoOn()
  return useMutation({
    mutationFn: ({ old_pass, new_pass }: ResetValues) =>
      changePassword(new_pass, old_pass || undefined),
    meta: { errors: 'inline' },
    onSuccess: async (message) => {
      toast.success(message || t`Password diperbarui`)
      await refresh()
      goOn()
    },
  })
}

interface PasswordFormProps {
  profile: Profile
  /** Accounts without a password set their first one. */
  asksOld: boolean
}

/** Sets a new password; asks for the current one if there is one. */
export function PasswordForm({ profile, asksOld }: PasswordFormProps) {
  const change = useChange()
  const form = useSchemaForm({
    schema: async () => (await import('../auth/schemas')).changeSchema(asksOld),
    defaultValues: { old_pass: '', new_pass: '', confirmation: '' },
    mode: 'onTouched',
    sending: change,
    onSubmit: (values) => change.mutate(values),
  })
  const { validateField, isChanged } = form
  const next = form.field('new_pass', {
    onChange: () => isChanged('confirmation') && void validateField('confirmation'),
  })
  const again = form.field('confirmation', { onChange: () => void validateField('confirmation') })
  // Password managers learn from it whose password this is.
  const username = <input hidden readOnly autoComplete="username" value={profile.email} />
  return (
    <Card className="p-5 sm:p-6">
      <Form form={form} head={username} className="max-w-lg">
        {asksOld && (
          <PasswordField
            label={<Trans>Kata sandi saat ini</Trans>}
            {...form.field('old_pass')}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          label={<Trans>Kata sandi baru</Trans>}
          hint={
            <PasswordStrength
              password={form.values.new_pass}
              personal={[profile.fullname, profile.email]}
            />
          }
          {...next}
          autoComplete="new-password"
        />
        <PasswordField
          label={<Trans>Ulangi kata sandi baru</Trans>}
          {...again}
          autoComplete="new-password"
        />
        <p className="text-sm text-muted">
          <Trans>Setelah disimpan, semua perangkat lain keluar dari akun Anda.</Trans>
        </p>
        <div>
          <Button type="submit" busy={form.busy} className="max-sm:w-full">
            {asksOld ? <Trans>Perbarui kata sandi</Trans> : <Trans>Simpan kata sandi</Trans>}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
