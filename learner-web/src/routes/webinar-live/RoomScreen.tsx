import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../app/paths'
import { type RoomKind, roomQuery, type WebinarRoom } from '../../features/webinar-live/api'
import { LiveRoom } from '../../features/webinar-live/LiveRoom'
import { usePageMeta } from '../../lib/pageMeta'
import { NotFoundState } from '../../ui/NotFoundState'
import { Breadcrumb } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { TitleText } from '../../ui/TitleText'

const RoomDetails = lazy(async () => ({
  default: (await import('./RoomDetails')).RoomDetails,
}))

/** The online room of an event that the user has a seat in. */
export function RoomScreen({ kind }: { kind: RoomKind }) {
  const { t } = useLingui()
  const { slug = '' } = useParams()
  const query = useQuery(roomQuery(kind, slug))
  usePageMeta(query.data?.title ?? t`Ruang daring`)
  return (
    <div className="page py-6 desk:py-9">
      <QueryView
        query={query}
        pending={
          <Loading>
            <Skeleton className="h-96 w-full rounded-card desk:w-[calc(100%-25.5rem)]" />
          </Loading>
        }
        missing={<NotMine />}
      >
        {(room) => <Room room={room} onChange={() => query.refetch()} />}
      </QueryView>
    </div>
  )
}

function Room({ room, onChange }: { room: WebinarRoom; onChange: () => void }) {
  const own = pathTo('ownedItem', { uuid: room.seat_uuid })
  return (
    <div className="grid grid-cols-1 gap-6">
      <Breadcrumb
        crumbs={[
          { label: <Trans>Belajar saya</Trans>, to: paths.myLearning },
          { label: <TitleText>{room.title}</TitleText>, to: own },
        ]}
      />
      <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_24rem]">
        <LiveRoom room={room} onChange={onChange} />
        <Suspense fallback={null}>
          <RoomDetails room={room} />
        </Suspense>
      </div>
    </div>
  )
}

function NotMine() {
  return (
    <NotFoundState
      title={<Trans>Acara ini tidak ada di belajar Anda</Trans>}
      back={{ to: paths.myLearning, label: <Trans>Ke Belajar saya</Trans> }}
    >
      <Trans>
        Hanya peserta yang dapat membuka ruangnya. Periksa apakah Anda masuk dengan akun yang benar.
      </Trans>
    </NotFoundState>
  )
}
