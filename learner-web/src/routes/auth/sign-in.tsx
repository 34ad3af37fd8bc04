import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { AuthLayout } from '../../features/auth/AuthLayout'
import { KeepAccount } from '../../features/auth/KeepAccount'
import { SignInReason } from '../../features/auth/notices'
import { SignInForm } from '../../features/auth/SignInForm'
import { PendingProduct } from '../../features/buy/PendingPlace'
import { usePageMeta } from '../../lib/pageMeta'
import { Link } from '../../ui/Link'

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  usePageMeta(
    t`Masuk`,
    t`Masuk ke Duxi untuk melanjutkan asesmen, pelatihan, dan hasil belajar Anda.`,
  )
  return (
    <AuthLayout
      title={<Trans>Selamat datang kembali</Trans>}
      lead={<Trans>Masuk untuk melanjutkan belajar dan asesmen Anda.</Trans>}
      footer={
        <Trans>
          Belum punya akun?{' '}
          <Link
            to={{ pathname: paths.signUp, search: params.toString() }}
            className="font-semibold text-primary underline underline-offset-4"
          >
            Daftar gratis
          </Link>
        </Trans>
      }
    >
      <KeepAccount />
      <SignInReason params={params} />
      <PendingProduct />
      <SignInForm />
    </AuthLayout>
  )
}
