import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { temporaryLogin } from '../../api/auth'
import { ApiError } from '../../api/envelope'
import { session } from '../../api/session'
import { temporaryToken } from '../../api/temporaryToken'
import { to } from '../../app/paths'
import { AuthLayout } from '../../features/auth/AuthLayout'
import { useCompleteSignIn } from '../../features/auth/useCompleteSignIn'
import { usePageMeta } from '../../lib/pageMeta'
import { Button } from '../../ui/Button'

/** Redeems the temporary token that the guard removed from the URL; the guard then redirects. */
function useArrival(next: string | null) {
  const enter = useCompleteSignIn()
  const navigate = useNavigate()
  const { mutate, isError } = useMutation({
    mutationFn: async (token: string) => {
      const found = await temporaryLogin(token)
      // Before the session opens, because the guard then redirects.
      temporaryToken.clear()
      await enter(found, false)
    },
    meta: { errors: 'inline' },
    onError: (error) => isRefused(error) && refuse(),
  })
  const refuse = () => {
    temporaryToken.clear()
    void navigate(to.signInAfter('link', next), { replace: true })
  }
  const redeem = () => {
    const arrived = temporaryToken.get()
    if (arrived === null) {
      refuse()
      return
    }
    if (arrived.clearFirst && session.get() !== null) session.close()
    mutate(arrived.token)
  }
  const isBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a one-time token is redeemed once
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    redeem()
  }, [])
  return { isError, redeem }
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const { isError, redeem } = useArrival(params.get('next'))
  usePageMeta(t`Sedang melakukan autentikasi`)
  if (isError)
    return (
      <AuthLayout
        key="error"
        announced
        title={<Trans>Koneksi terputus</Trans>}
        lead={<Trans>Kami belum dapat memeriksa tautan Anda. Periksa koneksi internet Anda.</Trans>}
      >
        <Button size="lg" block onClick={redeem}>
          <Trans>Coba lagi</Trans>
        </Button>
      </AuthLayout>
    )
  return (
    <AuthLayout
      announced
      picture={<LoaderCircle aria-hidden className="mb-3 size-14 animate-spin text-primary" />}
      title={<Trans>Sedang melakukan autentikasi</Trans>}
      lead={<Trans>Sebentar lagi Anda masuk ke akun Anda.</Trans>}
    />
  )
}
