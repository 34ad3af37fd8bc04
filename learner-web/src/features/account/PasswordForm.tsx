import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { changePassword } from '../../api/account'
import type { Profile } from '../../api/accountTypes'
import { fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { paths } from '../../app/paths'
import { ownPath } from '../../lib/ownPath'
import { useLeave } from '../../lib/useLeave'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Field, PasswordInput } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { toast } from '../../ui/toast'
import { PasswordStrength } from '../auth/PasswordStrength'
import { type ResetValues, resetSchema } from '../auth/schemas'
import { useRefreshProfile } from './useProfile'

/** Leads to the page that this one came before, or back. */
function useGoOn(): () => void {
  const navigate = useNavigate()
  const leave = useLeave(paths.security)
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

/** A new password; the last one is asked for where there is one. */
export function PasswordForm({ profile, asksOld }: PasswordFormProps) {
  const { t } = useLingui()
  const { mutate, error, isPending } = useChange()
  const { register, handleSubmit, formState, watch, setError, trigger, getFieldState } =
    useForm<ResetValues>({
      resolver: zodResolver(resetSchema),
      defaultValues: { old_pass: '', new_pass: '', confirmation: '' },
      mode: 'onTouched',
    })
  const issue = (name: keyof ResetValues) =>
    formState.errors[name]?.message ?? fieldError(error, name)
  const submit = handleSubmit((values) => {
    if (asksOld && values.old_pass === '')
      setError('old_pass', { message: t`Isi kata sandi Anda saat ini.` }, { shouldFocus: true })
    else mutate(values)
  })
  const next = register('new_pass', {
    onChange: () => getFieldState('confirmation').isDirty && void trigger('confirmation'),
  })
  const again = register('confirmation', { onChange: () => void trigger('confirmation') })
  const alert = error && messageOf(error)
  return (
    <Card className="p-5 sm:p-6">
      <form noValidate onSubmit={submit} className="grid max-w-lg gap-4">
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        {/* Password managers learn from it whose password this is. */}
        <input hidden readOnly autoComplete="username" value={profile.email} />
        {asksOld && (
          <Field label={<Trans>Kata sandi saat ini</Trans>} error={issue('old_pass')}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('old_pass')}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
        <Field
          label={<Trans>Kata sandi baru</Trans>}
          hint={
            <PasswordStrength
              password={watch('new_pass')}
              personal={[profile.fullname, profile.email]}
            />
          }
          error={issue('new_pass')}
        >
          {(control) => <PasswordInput {...control} {...next} autoComplete="new-password" />}
        </Field>
        <Field label={<Trans>Ulangi kata sandi baru</Trans>} error={issue('confirmation')}>
          {(control) => <PasswordInput {...control} {...again} autoComplete="new-password" />}
        </Field>
        <p className="text-sm text-muted">
          <Trans>Setelah disimpan, semua perangkat lain keluar dari akun Anda.</Trans>
        </p>
        <div>
          <Button type="submit" busy={isPending} className="max-sm:w-full">
            {asksOld ? <Trans>Perbarui kata sandi</Trans> : <Trans>Simpan kata sandi</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  )
}
