import { Trans } from '@lingui/react/macro'
import { CirclePlay, Lock, UserCheck, Video } from 'lucide-react'
import type { OwnedDetail, OwnedItem } from '../../api/learning'
import { formatDateTime } from '../../lib/format'
import { useNow } from '../../lib/useNow'
import { Button, buttonVariants, LinkButton } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { roomPath } from '../webinar-live/api'

interface RoomCardProps {
  item: OwnedItem
  room: NonNullable<OwnedDetail['room']>
}

/** The online room of an event: the way in, or the recording. */
export function RoomCard({ item, room }: RoomCardProps) {
  const path = roomPath(item.kind, item.slug)
  const opens = formatDateTime(room.opens_at)
  const minutes = room.attended_minutes
  const isAhead = useNow() < Date.parse(room.opens_at)
  return (
    <CardSection title={<Trans>Ruang daring</Trans>}>
      <p className="text-muted">
        {isAhead && (
          <Trans>
            Masuk dari halaman ini. Ruang dibuka <bdi>{opens}</bdi>.
          </Trans>
        )}
        {!isAhead && room.status !== 'ended' && <Trans>Ruang sudah dibuka. Silakan masuk.</Trans>}
        {room.status === 'ended' && <Trans>Acara daring ini sudah selesai.</Trans>}
      </p>
      {minutes > 0 && (
        <p className="inline-flex items-center gap-2 text-sm font-semibold text-success">
          <UserCheck aria-hidden className="size-4.5" />
          <Trans>Anda hadir {minutes} menit</Trans>
        </p>
      )}
      {room.status === 'ended'
        ? room.recording_url && (
            <a
              href={room.recording_url}
              target="_blank"
              rel="noreferrer"
              className={buttonVariants({ className: 'sm:justify-self-start' })}
            >
              <CirclePlay aria-hidden className="size-4.5" />
              <Trans>Tonton rekaman</Trans>
            </a>
          )
        : path && <WayIn path={path} isAhead={isAhead} opensAt={room.opens_at} />}
    </CardSection>
  )
}

interface WayInProps {
  path: string
  isAhead: boolean
  opensAt: string
}

/** The door; closed it says when it opens. */
function WayIn({ path, isAhead, opensAt }: WayInProps) {
  const when = formatDateTime(opensAt)
  if (isAhead)
    return (
      <Button disabled variant="secondary" className="sm:justify-self-start">
        <Lock aria-hidden className="size-4.5 shrink-0" />
        <span>
          <Trans>
            Dibuka <bdi>{when}</bdi>
          </Trans>
        </span>
      </Button>
    )
  return (
    <LinkButton to={path} className="sm:justify-self-start">
      <Video aria-hidden className="size-4.5" />
      <Trans>Ke ruang daring</Trans>
    </LinkButton>
  )
}
