import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ActivationType } from '../../api/recovery'
import { useSignedIn } from '../../api/session'
import { paths } from '../../app/paths'
import { AuthLayout, footerLink } from '../../features/auth/AuthLayout'
import { CheckMail } from '../../features/auth/CheckMail'
import { BrokenLink, Done, MailSent } from '../../features/auth/illustrations'
import { MailForm } from '../../features/auth/MailForm'
import { useVerification } from '../../features/auth/useVerification'
import { usePageMeta } from '../../lib/pageMeta'
import { Button, LinkButton } from '../../ui/Button'
import { Link } from '../../ui/Link'

export function Component() {
  const { state, retry } = useVerification()
  if (state === 'pending') return <Pending />
  if (state === 'failed') return <Failed />
  if (state === 'unreachable') return <Unreachable onRetry={retry} />
  return <Verified type={state} />
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  usePageMeta(t`Aktivasi akun`)
  return (
    <AuthLayout
      key="unreachable"
      announced
      picture={<BrokenLink />}
      title={<Trans>Tautan belum dapat diperiksa</Trans>}
      lead={
        <Trans>Periksa koneksi internet Anda, lalu coba lagi. Tautan Anda tetap berlaku.</Trans>
      }
    >
      <Button size="lg" block onClick={onRetry}>
        <Trans>Coba lagi</Trans>
      </Button>
    </AuthLayout>
  )
}

function Pending() {
  const { t } = useLingui()
  usePageMeta(t`Aktivasi akun`)
  return (
    <AuthLayout
      picture={<MailSent />}
      title={<Trans>Memeriksa tautan Anda…</Trans>}
      lead={<Trans>Sebentar saja.</Trans>}
    />
  )
}

function Verified({ type }: { type: ActivationType }) {
  const { t } = useLingui()
  const isNew = type === 'registration'
  usePageMeta(isNew ? t`Aktivasi Akun berhasil` : t`Aktivasi Perubahan Email berhasil`)
  return (
    <AuthLayout
      announced
      picture={<Done />}
      title={
        isNew ? (
          <Trans>Aktivasi Akun berhasil</Trans>
        ) : (
          <Trans>Aktivasi Perubahan Email berhasil</Trans>
        )
      }
      lead={
        isNew ? (
          <Trans>Alamat email Anda sudah terbukti. Semua fitur Duxi siap dipakai.</Trans>
        ) : (
          <>
            <strong>
              <Trans>Email diperbarui</Trans>
            </strong>{' '}
            <Trans>Mulai sekarang, masuk dan terima kabar dengan alamat yang baru.</Trans>
          </>
        )
      }
    >
      <Onward />
    </AuthLayout>
  )
}

function Onward() {
  return useSignedIn() ? (
    <LinkButton to={paths.landing} size="lg" block>
      <Trans>Lanjutkan</Trans>
    </LinkButton>
  ) : (
    <LinkButton to={paths.signIn} size="lg" block>
      <Trans>Masuk</Trans>
    </LinkButton>
  )
}

function Failed() {
  const { t } = useLingui()
  const [email, setEmail] = useState<string | null>(null)
  usePageMeta(t`Aktivasi akun`)
  if (email !== null)
    return (
      <AuthLayout
        key="sent"
        announced
        title={<Trans>Periksa email Anda</Trans>}
        lead={<Trans>Jika akun Anda belum aktif, tautan yang baru sudah kami kirim.</Trans>}
        footer={<BackToSignIn />}
      >
        <CheckMail kind="activation" email={email} />
      </AuthLayout>
    )
  return (
    <AuthLayout
      announced
      picture={<BrokenLink />}
      title={<Trans>Email Anda belum dapat diaktifkan</Trans>}
      lead={
        <>
          <Trans>
            Tautan ini sudah dipakai, kedaluwarsa, atau tidak lengkap. Kami dapat mengirim yang
            baru.
          </Trans>{' '}
          <span className="block text-sm text-muted">
            <Trans>Failed to verificate your email!</Trans>
          </span>
        </>
      }
      footer={<BackToSignIn />}
    >
      <MailForm kind="activation" onSent={setEmail}>
        <Trans>Kirim tautan aktivasi</Trans>
      </MailForm>
    </AuthLayout>
  )
}

function BackToSignIn() {
  return useSignedIn() ? null : (
    <Link to={paths.signIn} className={footerLink}>
      <Trans>Kembali ke halaman masuk</Trans>
    </Link>
  )
}
