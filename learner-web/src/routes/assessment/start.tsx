import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { paths, to } from '../../app/paths'
import { itemSessionQuery } from '../../features/assessment/api'
import { IntroSkeleton } from '../../features/assessment/IntroSkeleton'
import { SessionIntro } from '../../features/assessment/SessionIntro'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { Breadcrumb } from '../../ui/PageHeader'
import { EmptyState, ErrorState } from '../../ui/States'

const UP = [{ label: <Trans>Belajar saya</Trans>, to: `${paths.myLearning}?tab=asesmen` }]

export function Component() {
  const { t } = useLingui()
  const itemId = Number(useParams().item_id)
  const { data, error, refetch } = useQuery(itemSessionQuery(itemId))
  usePageMeta(data?.title ?? t`Persiapan asesmen`)
  if (data?.status === 'finished') return <Navigate replace to={to.summary(data.sesi_uuid)} />
  if (data) return <SessionIntro session={data} back={<Breadcrumb crumbs={UP} />} />
  if (!error) return <IntroSkeleton />
  return error instanceof ApiError && error.status < 500 && error.status > 0 ? (
    <NotOwned message={error.message} />
  ) : (
    <ErrorState message={messageOf(error)} onRetry={refetch} />
  )
}

function NotOwned({ message }: { message: string }) {
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Persiapan asesmen</Trans>
      </h1>
      <EmptyState
        illustration={<NothingFound />}
        title={<Trans>Belum ada asesmen untuk dimulai</Trans>}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton variant="secondary" to={paths.myLearning}>
              <Trans>Belajar saya</Trans>
            </LinkButton>
            <LinkButton to={to.kind('assessment')}>
              <Trans>Jelajahi asesmen</Trans>
            </LinkButton>
          </div>
        }
      >
        {message}
      </EmptyState>
    </div>
  )
}
