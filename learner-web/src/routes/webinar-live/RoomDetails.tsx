import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type OwnedDetail, ownedItemQuery } from '../../api/learning'
import { MaterialList } from '../../features/materials/MaterialList'
import { CalendarFileLink } from '../../features/my-learning/CalendarFileLink'
import { Schedule } from '../../features/owned-item/Schedule'
import { Teaching } from '../../features/owned-item/Teaching'
import type { WebinarRoom } from '../../features/webinar-live/api'
import { buttonVariants } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'

/** Below the door: when it takes place, who teaches, and the files; nothing until they are there. */
export function RoomDetails({ room }: { room: WebinarRoom }) {
  const { data } = useQuery(ownedItemQuery(room.seat_uuid))
  if (!data) return null
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 items-start gap-6 desk:max-w-none desk:grid-cols-2">
      <When detail={data} room={room} />
      {data.materials.length > 0 && (
        <CardSection title={<Trans context="files">Materi</Trans>}>
          <MaterialList materials={data.materials} />
        </CardSection>
      )}
      {data.teachers.length > 0 && <Teaching kind={room.kind} teachers={data.teachers} />}
    </div>
  )
}

/** The agenda, and while the room is closed the way to one's own calendar. */
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
