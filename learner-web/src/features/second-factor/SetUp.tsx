import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { beginTwoFactor } from '../../api/twoFactor'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Form } from '../../ui/form/Form'
import { PasswordField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'
import { Skeleton } from '../../ui/Skeleton'
import { Status } from './Status'
import { StepHeading } from './StepHeading'
import { useFocusOnReturn } from './useFocusOnReturn'

// Few come this far: the QR code and the boxes for digits wait for them.
const ConfirmDevice = lazy(async () => ({
  default: (await import('./ConfirmDevice')).ConfirmDevice,
}))

interface SetUpProps {
  hasPassword: boolean
  /** Whether this took the place of what had the focus. */
  takesFocus: boolean
  onCodes: (codes: readonly string[]) => void
}

type Step = 'off' | 'password' | 'device'

function useBegin(onBegun: () => void) {
  return useMutation({
    mutationFn: beginTwoFactor,
    meta: { errors: 'inline' },
    onSuccess: onBegun,
  })
}

/** From nothing to a device that counts: the password, then the QR code with its first code. */
export function SetUp({ hasPassword, takesFocus, onCodes }: SetUpProps) {
  const [step, setStep] = useState<Step>('off')
  const [isBack, setBack] = useState(takesFocus)
  const begin = useBegin(() => setStep('device'))
  const start = () => (hasPassword ? setStep('password') : begin.mutate(''))
  const cancel = () => {
    begin.reset()
    setBack(true)
    setStep('off')
  }
  return (
    <CardSection
      title={<Trans>Verifikasi dua langkah</Trans>}
      lead={
        <Trans>
          Selain kata sandi, kami meminta kode dari aplikasi di ponsel Anda. Kata sandi yang bocor
          saja tidak cukup untuk masuk.
        </Trans>
      }
    >
      {step === 'off' && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Status enabledAt={null} />
          <Start busy={begin.isPending} takesFocus={isBack} onStart={start} />
        </div>
      )}
      {step === 'password' && <AskPassword begin={begin} onCancel={cancel} />}
      {step === 'device' && begin.data && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ConfirmDevice setup={begin.data} onCodes={onCodes} onCancel={cancel} />
        </Suspense>
      )}
    </CardSection>
  )
}

interface StartProps {
  busy: boolean
  takesFocus: boolean
  onStart: () => void
}

function Start({ busy, takesFocus, onStart }: StartProps) {
  return (
    <Button ref={useFocusOnReturn<HTMLButtonElement>(takesFocus)} busy={busy} onClick={onStart}>
      <Trans>Aktifkan</Trans>
    </Button>
  )
}

interface AskPasswordProps {
  begin: ReturnType<typeof useBegin>
  onCancel: () => void
}

function AskPassword({ begin, onCancel }: AskPasswordProps) {
  const form = useSchemaForm({
    schema: async () => (await import('../auth/schemas')).passwordSchema,
    defaultValues: { password: '' },
    sending: begin,
    onSubmit: ({ password }) => begin.mutate(password),
  })
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <StepHeading>
        <Trans>Pastikan ini Anda</Trans>
      </StepHeading>
      <Form form={form} className="max-w-lg">
        <PasswordField
          label={<Trans>Kata sandi Anda</Trans>}
          {...form.field('password')}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy} disabled={form.cooldown.seconds > 0}>
            <Trans>Lanjutkan</Trans>
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
        </div>
      </Form>
    </div>
  )
}
