import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { AuthLayout, footerLink } from '../../features/auth/AuthLayout'
import { CheckMail } from '../../features/auth/CheckMail'
import { ForgottenPassword } from '../../features/auth/illustrations'
import { MailForm } from '../../features/auth/MailForm'
import { usePageMeta } from '../../lib/pageMeta'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'

function typedBefore(state: unknown): string {
  const known = state !== null && typeof state === 'object' && 'email' in state
  return known && typeof state.email === 'string' ? state.email : ''
}

export function Component() {
  const { t } = useLingui()
  const before = typedBefore(useLocation().state)
  const [email, setEmail] = useState<string | null>(null)
  usePageMeta(t`Lupa kata sandi`, t`Minta tautan untuk mengatur ulang kata sandi akun Duxi Anda.`)
  const footer = (
    <Trans>
      Sudah ingat?{' '}
      <Link to={paths.signIn} className={footerLink}>
        Masuk
      </Link>
    </Trans>
  )
  if (email === null)
    return (
      <AuthLayout
        picture={<ForgottenPassword />}
        title={<Trans>Lupa kata sandi?</Trans>}
        lead={<Trans>Tulis email akun Anda. Kami kirimkan tautan untuk membuat yang baru.</Trans>}
        footer={footer}
      >
        <MailForm kind="reset" email={before} onSent={setEmail}>
          <Trans>Kirim tautan</Trans>
        </MailForm>
        <p className="rounded-control bg-sunken px-4 py-3 text-center text-[15px] text-muted">
          <Trans>
            Email itu tidak dapat dibuka lagi?{' '}
            <Link to={paths.helpCenter} className={footerLink}>
              Hubungi kami
            </Link>
            .
          </Trans>
        </p>
      </AuthLayout>
    )
  return (
    <AuthLayout
      key="sent"
      announced
      title={<Trans>Periksa email Anda</Trans>}
      lead={
        <Trans>
          Jika alamat ini terdaftar, tautan untuk membuat kata sandi baru sudah kami kirim. Tautan
          berlaku 1 jam.
        </Trans>
      }
      footer={footer}
    >
      <CheckMail kind="reset" email={email}>
        <Button variant="ghost" block onClick={() => setEmail(null)}>
          <Trans>Pakai email lain</Trans>
        </Button>
      </CheckMail>
    </AuthLayout>
  )
}
