import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { corporateHandover } from '../../api/auth'
import { workspaceQuery } from '../../api/corporate'
import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { paths } from '../../app/paths'
import { AuthLayout } from '../../features/auth/AuthLayout'
import { Offices } from '../../features/auth/illustrations'
import { usePageMeta } from '../../lib/pageMeta'
import { Button, LinkButton } from '../../ui/Button'
import { FormAlert } from '../../ui/form/FormAlert'

const FORBIDDEN = 403

/** Leads a corporate account to its site with a one-time code; without such a site, to its workspace here, if any. */
export function Component() {
  const { t } = useLingui()
  const handover = useQuery({
    queryKey: ['corporateHandover'],
    queryFn: corporateHandover,
    // A code works once: it is requested at each visit, and never refetched in the background.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  usePageMeta(t`Situs perusahaan`)
  const address = handover.data
  useEffect(() => {
    if (address) location.replace(address)
  }, [address])
  if (handover.isError) return <Refused error={handover.error} onRetry={handover.refetch} />
  return address === null ? <ToWorkspace /> : <OnTheWay />
}

/** Redirects to the workspace; without a membership to the home page. */
function ToWorkspace() {
  const { data, isError } = useQuery(workspaceQuery())
  if (data) return <Navigate to={data.rows.length ? paths.corporate : paths.landing} replace />
  return isError ? <Navigate to={paths.corporate} replace /> : <OnTheWay />
}

function OnTheWay() {
  return (
    <AuthLayout
      announced
      picture={<Offices />}
      title={<Trans>Membuka situs perusahaan Anda</Trans>}
      lead={<Trans>Akun Anda adalah akun perusahaan. Sebentar lagi Anda sampai di sana.</Trans>}
    />
  )
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  // No retry: a personal account has no such site.
  const isPersonal = error instanceof ApiError && error.status === FORBIDDEN
  return (
    <AuthLayout
      announced
      picture={<Offices />}
      title={<Trans>Situs perusahaan belum dapat dibuka</Trans>}
      lead={
        isPersonal ? (
          <Trans>Lihat apa yang kami siapkan untuk instansi, atau lanjutkan di Duxi.</Trans>
        ) : (
          <Trans>Coba sekali lagi, atau lanjutkan di Duxi.</Trans>
        )
      }
    >
      <FormAlert tone="danger">{messageOf(error) ?? <Trans>Koneksi terputus.</Trans>}</FormAlert>
      {isPersonal ? (
        <LinkButton to={paths.organizations} variant="secondary" size="lg" block>
          <Trans>Untuk instansi dan perusahaan</Trans>
        </LinkButton>
      ) : (
        <Button variant="secondary" size="lg" block onClick={() => void onRetry()}>
          <Trans>Coba lagi</Trans>
        </Button>
      )}
      <Onward />
    </AuthLayout>
  )
}

function Onward() {
  return (
    <LinkButton to={paths.landing} size="lg" block>
      <Trans>Lanjutkan di Duxi</Trans>
    </LinkButton>
  )
}
