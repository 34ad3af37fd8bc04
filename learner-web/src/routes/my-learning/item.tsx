import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ownedItemQuery } from '../../api/learning'
import { paths } from '../../app/paths'
import { OwnedItemPage } from '../../features/owned-item/OwnedItemPage'
import { usePageMeta } from '../../lib/pageMeta'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { NotFoundState } from '../../ui/NotFoundState'
import { QueryView } from '../../ui/QueryView'

/** One owned product. */
export function Component() {
  const { t } = useLingui()
  const { uuid = '' } = useParams()
  const query = useQuery(ownedItemQuery(uuid))
  usePageMeta(query.data?.item.title ?? t`Milik saya`)
  return (
    <div className="page pb-12">
      <QueryView
        query={query}
        pending={<ListSkeleton count={3} className="grid gap-4 pt-9" item="h-36 rounded-card" />}
        missing={<NotMine />}
      >
        {(detail) => <OwnedItemPage detail={detail} />}
      </QueryView>
    </div>
  )
}

function NotMine() {
  return (
    <NotFoundState
      title={<Trans>Ini tidak ada di belajar Anda</Trans>}
      back={{ to: paths.myLearning, label: <Trans>Ke Belajar saya</Trans> }}
    >
      <Trans>Periksa apakah Anda masuk dengan akun yang benar.</Trans>
    </NotFoundState>
  )
}
