import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../app/paths'
import { AuthLayout } from '../features/auth/AuthLayout'
import { SignUpForm } from '../features/auth/SignUpForm'
import { usePageMeta } from '../lib/pageMeta'

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  usePageMeta(t`Daftar`)
  return (
    <AuthLayout
      title={<Trans>Buat akun Duxi</Trans>}
      lead={<Trans>Satu akun untuk asesmen, pelatihan, dan hasil Anda.</Trans>}
      footer={
        <Trans>
          Sudah punya akun?{' '}
          <Link
            to={{ pathname: paths.signIn, search: params.toString() }}
            className="font-semibold text-primary underline underline-offset-4"
          >
            Masuk
          </Link>
        </Trans>
      }
    >
      <SignUpForm />
    </AuthLayout>
  )
}
