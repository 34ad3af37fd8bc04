import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type OwnedDetail, ownedItemQuery } from '../../api/learning'
import type { WebinarDetail } from '../../api/types'
import { productQuery } from '../../features/catalogue/queries'
import { Agenda } from '../../features/chapters/Agenda'
import { MaterialList } from '../../features/materials/MaterialList'
import { CalendarFileLink } from '../../features/my-learning/CalendarFileLink'
import { Schedule } from '../../features/owned-item/Schedule'
import { Teaching } from '../../features/owned-item/Teaching'
import type { WebinarRoom } from '../../features/webinar-live/api'
import { buttonVariants } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'

/** Next to the room: time, programme, instructors and files; empty while loading. */
export function RoomDetails({ room }: { room: WebinarRoom }) {
  const { data } = useQuery(ownedItemQuery(room.seat_uuid))
  if (!data) return null
  return (
    <div className="grid grid-cols-1 gap-6">
      <When detail={data} room={room} />
      {room.kind === 'webinar' && <Programme slug={room.slug} />}
      {data.materials.length > 0 && (
        <CardSection title={<Trans context="files">Materi</Trans>}>
          <MaterialList materials={data.materials} />
        </CardSection>
      )}
      {data.teachers.length > 0 && <Teaching kind={room.kind} teachers={data.teachers} />}
    </div>
  )
}

/** The programme by hour, from the webinar's public page. */
function Programme({ slug }: { slug: string }) {
  const { data } = useQuery({ ...productQuery('webinar', slug), retry: false })
  const points = data ? (data as WebinarDetail).agenda : []
  if (points.length === 0) return null
  return (
    <CardSection title={<Trans>Susunan acara</Trans>}>
      <Agenda points={points} />
    </CardSection>
  )
}

/** The schedule, and while the room is closed the link to the user's calendar. */
function When({ detail, room }: { detail: OwnedDetail; room: WebinarRoom }) {
  const { sessions, item } = detail
  const isAhead = room.status === 'countdown' && item.calendar_url
  if (!isAhead && sessions.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      {sessions.length > 0 && <Schedule sessions={sessions} />}
      {isAhead && item.calendar_url && (
        <CalendarFileLink
          url={item.calendar_url}
          className={buttonVariants({ variant: 'secondary', className: 'sm:justify-self-start' })}
        />
      )}
    </div>
  )
}
