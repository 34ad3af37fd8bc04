import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { contentBlocksQuery } from '../../api/content'
import { messageOf } from '../../api/messageOf'
import { usePageMeta } from '../../lib/pageMeta'
import { Banner } from '../../ui/Banner'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'

const AboutBody = lazy(async () => ({
  default: (await import('./AboutBody')).AboutBody,
}))

/** The company, its team and contacts, written by its staff. */
export function Component() {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(contentBlocksQuery())
  usePageMeta(
    t`Tentang kami`,
    t`Siapa yang ada di balik Duxi, dengan siapa kami bekerja, dan cara menghubungi kami.`,
  )
  const about = data?.about
  if (about)
    return (
      <Suspense fallback={<Pending />}>
        <AboutBody about={about} />
      </Suspense>
    )
  return (
    <>
      <Pending isOver={!isPending} />
      {error && <ErrorState message={messageOf(error)} onRetry={refetch} />}
    </>
  )
}

function Pending({ isOver = false }: { isOver?: boolean }) {
  return (
    <>
      <Banner title={<Trans>Tentang Duxi</Trans>} />
      {!isOver && (
        <Loading>
          <Skeleton className="page my-8 h-96 rounded-card" />
        </Loading>
      )}
    </>
  )
}
