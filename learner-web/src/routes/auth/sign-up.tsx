import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { AuthLayout, footerLink } from '../../features/auth/AuthLayout'
import { Benefits } from '../../features/auth/Benefits'
import { CheckMail } from '../../features/auth/CheckMail'
import { FreeResultNotice } from '../../features/auth/notices'
import { SignUpForm } from '../../features/auth/SignUpForm'
import { LazyPendingProduct } from '../../features/buy/LazyPendingProduct'
import { freeAttempt, isResultOf } from '../../features/free-assessment/freeAttempt'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { Link } from '../../ui/Link'

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const [mailed, setMailed] = useState<string | null>(null)
  usePageMeta(t`Daftar`, t`Buat akun Duxi gratis untuk asesmen, pelatihan, dan hasil belajar Anda.`)
  if (mailed !== null) return <Mailed email={mailed} />
  return (
    <AuthLayout
      wide
      title={<Trans>Buat akun Duxi</Trans>}
      lead={<Trans>Satu akun untuk asesmen, pelatihan, dan hasil Anda.</Trans>}
      benefits={<Benefits />}
      footer={
        <Trans>
          Sudah punya akun?{' '}
          <Link to={{ pathname: paths.signIn, search: params.toString() }} className={footerLink}>
            Masuk
          </Link>
        </Trans>
      }
    >
      {isResultOf(freeAttempt.get(), params.get('next')) && <FreeResultNotice />}
      <LazyPendingProduct />
      <SignUpForm onMailed={setMailed} />
    </AuthLayout>
  )
}

function Mailed({ email }: { email: string }) {
  return (
    <AuthLayout
      key="mailed"
      announced
      title={<Trans>Periksa email Anda</Trans>}
      lead={<Trans>Kami mengirim tautan ke alamat itu. Buka emailnya untuk melanjutkan.</Trans>}
      footer={
        <Trans>
          Lupa kata sandi?{' '}
          <Link to={paths.forgotPassword} state={{ email }} className={footerLink}>
            Atur ulang
          </Link>
        </Trans>
      }
    >
      <CheckMail kind="activation" email={email}>
        <LinkButton to={paths.signIn} variant="ghost" block>
          <Trans>Ke halaman masuk</Trans>
        </LinkButton>
      </CheckMail>
    </AuthLayout>
  )
}
