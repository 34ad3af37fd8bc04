import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../api/envelope'
import { jobRoleQuery } from '../../api/explore'
import { messageOf } from '../../api/messageOf'
import { paths } from '../../app/paths'
import { RolePage } from '../../features/explore/RolePage'
import { NearAddress } from '../../features/search/NearAddress'
import { usePageMeta } from '../../lib/pageMeta'
import { NotFoundState } from '../../ui/NotFoundState'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'

const NOT_FOUND = 404

export function Component() {
  const { t } = useLingui()
  const { slug = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(jobRoleQuery(slug))
  usePageMeta(data?.job_role_name ?? t`Jelajahi peran digital`, data?.job_role_description)
  if (data) return <RolePage key={slug} role={data} />
  if (isPending) return <RoleSkeleton />
  if (error instanceof ApiError && error.status === NOT_FOUND)
    return (
      <NotFoundState
        title={<Trans>Peran ini tidak ditemukan</Trans>}
        back={{ to: paths.explore, label: <Trans>Lihat semua peran</Trans> }}
        near={<NearAddress />}
      >
        <Trans>Alamatnya mungkin salah ketik, atau perannya sudah berganti nama.</Trans>
      </NotFoundState>
    )
  return <ErrorState message={messageOf(error)} onRetry={refetch} />
}

/** The banner stands where the server has drawn it. */
function RoleSkeleton() {
  return (
    <Loading>
      <div className="h-74 bg-banner desk:h-84" />
      <div className="page grid gap-4 pt-9">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-60 rounded-card" />
      </div>
    </Loading>
  )
}
