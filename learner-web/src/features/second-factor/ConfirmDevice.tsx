import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Copy, Smartphone } from 'lucide-react'
import { confirmTwoFactor, type TwoFactorSetup } from '../../api/twoFactor'
import { Button, buttonVariants } from '../../ui/Button'
import { Qr } from '../../ui/Qr'
import { useCopy } from '../../ui/useCopy'
import { CodeForm } from './CodeForm'
import { StepHeading } from './StepHeading'

interface ConfirmDeviceProps {
  setup: TwoFactorSetup
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Scan or type the key, then the first code. */
export function ConfirmDevice({ setup, onCodes, onCancel }: ConfirmDeviceProps) {
  const confirm = useMutation({
    mutationFn: confirmTwoFactor,
    meta: { errors: 'inline' },
    onSuccess: onCodes,
  })
  return (
    <div className="grid gap-6 border-t border-line pt-5">
      <div className="grid gap-4">
        <StepHeading>
          <Trans>1. Pindai dengan aplikasi autentikator</Trans>
        </StepHeading>
        <p className="text-[15px] text-muted">
          <Trans>Misalnya Google Authenticator, Microsoft Authenticator, atau Aegis.</Trans>
        </p>
        <Device setup={setup} />
      </div>
      <div className="grid gap-4">
        <h3 className="text-base">
          <Trans>2. Masukkan kode 6 digit yang muncul di sana</Trans>
        </h3>
        <div className="grid max-w-sm gap-3">
          <CodeForm sending={confirm} autoFocus={false}>
            <Trans>Aktifkan</Trans>
          </CodeForm>
          <Button variant="ghost" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function Device({ setup: { secret, otpauth_uri } }: Pick<ConfirmDeviceProps, 'setup'>) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <a
        href={otpauth_uri}
        className={buttonVariants({ variant: 'tonal', className: 'sm:hidden' })}
      >
        <Smartphone aria-hidden className="size-4.5" />
        <Trans>Buka aplikasi di ponsel ini</Trans>
      </a>
      <Qr
        code={otpauth_uri}
        label={t`Kode QR untuk aplikasi autentikator`}
        className="size-48 rounded-control border border-line max-sm:justify-self-center"
      />
      <div className="grid justify-items-start gap-3">
        <p className="text-[15px] text-muted">
          <Trans>Tidak dapat memindai? Ketik kunci ini di aplikasi Anda:</Trans>
        </p>
        <code dir="ltr" className="font-mono font-bold break-words text-strong">
          {inGroups(secret)}
        </code>
        <Button variant="secondary" onClick={() => void copy(secret)}>
          <Copy aria-hidden className="size-4.5" />
          <Trans>Salin kunci</Trans>
        </Button>
      </div>
    </div>
  )
}
