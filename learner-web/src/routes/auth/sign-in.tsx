import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { AuthLayout } from '../../features/auth/AuthLayout'
import { KeepAccount } from '../../features/auth/KeepAccount'
import { FreeResultNotice, SignInReason } from '../../features/auth/notices'
import { SignInForm } from '../../features/auth/SignInForm'
import { LazyPendingProduct } from '../../features/buy/LazyPendingProduct'
import { pendingItem } from '../../features/buy/pendingItem'
import { freeAttempt, isResultOf } from '../../features/free-assessment/freeAttempt'
import { usePageMeta } from '../../lib/pageMeta'
import { Link } from '../../ui/Link'

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  usePageMeta(
    t`Masuk`,
    t`Masuk ke Duxi untuk melanjutkan asesmen, pelatihan, dan hasil belajar Anda.`,
  )
  const isKeeping = isResultOf(freeAttempt.get(), params.get('next'))
  const isBuying = Boolean(pendingItem.peek()?.title)
  return (
    <AuthLayout
      title={<Trans>Selamat datang kembali</Trans>}
      lead={<Trans>Masuk untuk melanjutkan belajar dan asesmen Anda.</Trans>}
      {...(isBuying && BUYING)}
      footer={!isBuying && <Newcomer />}
    >
      <KeepAccount />
      {isKeeping ? <FreeResultNotice /> : <SignInReason params={params} />}
      <LazyPendingProduct />
      {isBuying && <Newcomer />}
      <SignInForm />
    </AuthLayout>
  )
}

const BUYING = {
  title: <Trans>Tinggal satu langkah</Trans>,
  lead: <Trans>Masuk, atau daftar bila Anda baru di sini.</Trans>,
}

/** A link to sign up; for visitors who are about to buy it is above the form. */
function Newcomer() {
  const [params] = useSearchParams()
  return (
    <p className="text-center text-[15px] text-muted">
      <Trans>
        Belum punya akun?{' '}
        <Link
          to={{ pathname: paths.signUp, search: params.toString() }}
          className="font-semibold text-primary underline underline-offset-4"
        >
          Daftar gratis
        </Link>
      </Trans>
    </p>
  )
}
