import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { discussionQuery, readLiveDiscussion, watchDiscussion } from '../../api/forum'
import { paths } from '../../app/paths'
import { Thread } from '../../features/forum/Thread'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { QueryView } from '../../ui/QueryView'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'

export function Component() {
  const { uuid = '' } = useParams()
  const query = useQuery(discussionQuery(uuid))
  useLive(uuid)
  usePageMeta(query.data?.title ?? '…')
  return (
    <div className="page max-w-4xl pb-10">
      <QueryView
        query={query}
        pending={
          <Loading>
            <Skeleton className="mt-8 h-96 rounded-card" />
          </Loading>
        }
        missing={
          <EmptyState
            illustration={<NothingFound />}
            title={<Trans>Diskusi ini tidak ditemukan</Trans>}
            action={
              <LinkButton to={paths.forum}>
                <Trans>Ke forum</Trans>
              </LinkButton>
            }
          />
        }
      >
        {(discussion) => <Thread discussion={discussion} />}
      </QueryView>
    </div>
  )
}

// Shows new, edited and removed posts while reading.
function useLive(uuid: string): void {
  const client = useQueryClient()
  useEffect(
    () =>
      watchDiscussion(uuid, async () => {
        const queryKey = discussionQuery(uuid).queryKey
        const fresh = await readLiveDiscussion(uuid).catch(() => null)
        if (fresh) client.setQueryData(queryKey, fresh)
        else await client.invalidateQueries({ queryKey })
      }),
    [uuid, client],
  )
}
