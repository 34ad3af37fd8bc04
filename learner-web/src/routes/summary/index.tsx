import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { paths } from '../../app/paths'
import { resultQuery } from '../../features/summary/api'
import { Summary } from '../../features/summary/Summary'
import { SummarySkeleton } from '../../features/summary/SummarySkeleton'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { EmptyState, ErrorState } from '../../ui/States'

export function Component() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(resultQuery(useParams().result ?? ''))
  usePageMeta(data ? `Summary :: ${data.job_role.name}` : t`Hasil asesmen`)
  if (data) return <Summary result={data} />
  if (!error) return <SummarySkeleton />
  const isMissing = error instanceof ApiError && [404, 422].includes(error.status)
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Hasil asesmen</Trans>
      </h1>
      {isMissing ? <Missing /> : <ErrorState message={messageOf(error)} onRetry={refetch} />}
    </div>
  )
}

function Missing() {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={<Trans>Hasil asesmen tidak ditemukan</Trans>}
      action={
        <LinkButton to={paths.myLearning}>
          <Trans>Belajar saya</Trans>
        </LinkButton>
      }
    >
      <Trans>Periksa alamatnya, atau buka hasil dari halaman Belajar saya.</Trans>
    </EmptyState>
  )
}
