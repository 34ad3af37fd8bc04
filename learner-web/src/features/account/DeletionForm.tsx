import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { requestDeletion } from '../../api/account'
import { fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { profileQuery } from '../../api/profile'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Checkbox, Field } from '../../ui/Field'
import { useFocusFirstError } from '../../ui/form/Form'
import { FormAlert } from '../../ui/form/FormAlert'
import { PasswordInput } from '../../ui/PasswordInput'
import { Select } from '../../ui/Select'
import { toast } from '../../ui/toast'

const MAX_WORDS = 400
const OTHER = 'other'

function useReasons(): readonly { value: string; label: string }[] {
  const { t } = useLingui()
  return [
    { value: 'unused', label: t`Saya tidak memakai akun ini lagi` },
    { value: 'double', label: t`Saya punya akun lain` },
    { value: 'mail', label: t`Terlalu banyak email atau notifikasi` },
    { value: 'privacy', label: t`Saya khawatir tentang data pribadi saya` },
    { value: OTHER, label: t`Alasan lain` },
  ]
}

function useAsk() {
  return useMutation({
    mutationFn: ({ reason, password }: { reason: string; password: string }) =>
      requestDeletion(reason, password || undefined),
    meta: { errors: 'inline', invalidates: [profileQuery().queryKey] },
    onSuccess: ({ message }) => {
      if (message) toast.success(message)
    },
  })
}

/** Asks for a reason and the password, and explains the deletion. */
export function DeletionForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui()
  const reasons = useReasons()
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const [password, setPassword] = useState('')
  const [sure, setSure] = useState(false)
  const [missing, setMissing] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const { mutate, error, isPending } = useAsk()
  const element = useFocusFirstError({ attempts, refusal: error })
  const blank = (value: string) => missing && value === ''
  const told = reasons.find(({ value }) => value === reason)?.label ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isComplete = reason !== '' && sure && (password !== '' || !hasPassword)
    setMissing(!isComplete)
    setAttempts(attempts + 1)
    if (isComplete) mutate({ reason: [told, words.trim()].filter(Boolean).join(': '), password })
  }
  const alert = error && messageOf(error)
  return (
    <CardSection title={<Trans>Ajukan penghapusan</Trans>}>
      <form ref={element} noValidate onSubmit={submit} className="grid max-w-lg gap-4">
        {alert && <FormAlert tone="danger">{alert}</FormAlert>}
        <Field
          label={<Trans>Mengapa Anda ingin pergi?</Trans>}
          error={blank(reason) ? t`Pilih satu alasan.` : fieldError(error, 'reason')}
        >
          {(control) => (
            <Select {...control} value={reason} onChange={(event) => setReason(event.target.value)}>
              <option value="">{t`Pilih alasan`}</option>
              {reasons.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Words value={words} onChange={setWords} />
        {hasPassword && (
          <Field
            label={<Trans>Kata sandi Anda</Trans>}
            error={blank(password) ? t`Isi kata sandi Anda.` : fieldError(error, 'password')}
          >
            {(control) => (
              <PasswordInput
                {...control}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
        <Sure on={sure} onChange={setSure} missing={missing && !sure} />
        <div>
          <Button type="submit" variant="danger" busy={isPending} className="max-sm:w-full">
            <Trans>Ajukan penghapusan akun</Trans>
          </Button>
        </div>
      </form>
    </CardSection>
  )
}

function Words({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  return (
    <Field optional label={<Trans>Ceritakan lebih lanjut</Trans>}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={MAX_WORDS}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="w-full rounded-control border border-field bg-surface px-3.5 py-2.5 text-base text-strong transition-colors hover:border-primary focus:border-primary"
        />
      )}
    </Field>
  )
}

interface SureProps {
  on: boolean
  onChange: (on: boolean) => void
  missing: boolean
}

function Sure({ on, onChange, missing }: SureProps): ReactNode {
  const { t } = useLingui()
  return (
    <div>
      <Checkbox
        label={<Trans>Saya memahami apa yang terjadi bila akun saya dihapus.</Trans>}
        checked={on}
        aria-invalid={missing}
        aria-describedby="sure-error"
        onChange={(event) => onChange(event.target.checked)}
      />
      <p
        id="sure-error"
        aria-live="polite"
        className="text-sm font-medium text-danger empty:hidden"
      >
        {missing && t`Centang untuk melanjutkan.`}
      </p>
    </div>
  )
}
