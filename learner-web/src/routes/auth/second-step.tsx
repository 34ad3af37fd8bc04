import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { paths, to } from '../../app/paths'
import { AuthLayout, footerLink } from '../../features/auth/AuthLayout'
import { startedSignIn } from '../../features/auth/startedSignIn'
import { SecondStepForm } from '../../features/second-factor/SecondStepForm'
import { usePageMeta } from '../../lib/pageMeta'
import { Link } from '../../ui/Link'

export function Component() {
  const { t } = useLingui()
  const started = startedSignIn(useLocation().state)
  const [params] = useSearchParams()
  const [isRecovery, setRecovery] = useState(false)
  usePageMeta(t`Verifikasi dua langkah`)
  if (started === null) return <Navigate replace to={to.signIn(params.get('next') ?? undefined)} />
  return (
    <AuthLayout
      title={<Trans>Verifikasi dua langkah</Trans>}
      lead={isRecovery ? <RecoveryLead /> : <AppLead />}
      footer={
        <Link to={{ pathname: paths.signIn, search: params.toString() }} className={footerLink}>
          <Trans>Kembali ke halaman masuk</Trans>
        </Link>
      }
    >
      <SecondStepForm
        started={started}
        isRecovery={isRecovery}
        onSwitch={() => setRecovery(!isRecovery)}
      />
    </AuthLayout>
  )
}

function AppLead() {
  return <Trans>Masukkan kode 6 digit dari aplikasi autentikator Anda.</Trans>
}

function RecoveryLead() {
  return (
    <Trans>
      Masukkan salah satu kode pemulihan yang Anda simpan. Setiap kode hanya dapat dipakai sekali.
    </Trans>
  )
}
