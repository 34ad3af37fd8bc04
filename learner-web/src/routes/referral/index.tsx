import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { messageOf } from '../../api/messageOf'
import { countClick, referral, referralQuery } from '../../api/referral'
import { paths } from '../../app/paths'
import { ownPath } from '../../lib/ownPath'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState, ErrorState } from '../../ui/States'

/** Stores the affiliate's code and redirects. */
export function Component() {
  const { t } = useLingui()
  const { code = '' } = useParams()
  const [params] = useSearchParams()
  const onward = ownPath(params.get('next')) ?? paths.product
  const { data, error, refetch } = useQuery(referralQuery(code))
  usePageMeta(t`Tautan rujukan`)
  useNoIndex()
  if (data?.is_valid) return <Remember code={data.code} onward={onward} />
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Tautan rujukan</Trans>
      </h1>
      {data && <NotValid onward={onward} />}
      {error && <ErrorState message={messageOf(error)} onRetry={refetch} />}
      {!(data || error) && (
        <Loading>
          <Skeleton className="mx-auto h-40 max-w-md" />
        </Loading>
      )}
    </div>
  )
}

function Remember({ code, onward }: { code: string; onward: string }) {
  useEffect(() => {
    referral.set(code)
    countClick(code).catch(() => undefined)
  }, [code])
  return <Navigate to={onward} replace />
}

function NotValid({ onward }: { onward: string }) {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={<Trans>Tautan rujukan ini tidak berlaku lagi</Trans>}
      action={
        <LinkButton to={onward}>
          <Trans>Lanjut ke Duxi</Trans>
        </LinkButton>
      }
    >
      <Trans>Anda tetap dapat melihat dan membeli semua produk seperti biasa.</Trans>
    </EmptyState>
  )
}
