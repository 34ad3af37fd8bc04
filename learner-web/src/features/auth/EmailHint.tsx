import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isEmailFree } from '../../api/recovery'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'

const link = 'font-semibold text-primary underline underline-offset-4'

/** A hint below an address that probably has an account; nothing if the server does not say. */
export function EmailHint({ email }: { email: string | null }) {
  const free = useQuery({
    queryKey: ['emailFree', email],
    queryFn: () => isEmailFree(email ?? ''),
    enabled: email !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (email === null || free.data !== false) return null
  return (
    <Trans>
      Alamat ini mungkin sudah punya akun. Coba{' '}
      <Link to={paths.signIn} className={link}>
        masuk
      </Link>{' '}
      atau{' '}
      <Link to={paths.forgotPassword} state={{ email }} className={link}>
        atur ulang kata sandi
      </Link>
      .
    </Trans>
  )
}
