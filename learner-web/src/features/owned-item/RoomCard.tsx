import { Trans } from '@lingui/react/macro'
import { CirclePlay, UserCheck, Video } from 'lucide-react'
import type { OwnedDetail, OwnedItem } from '../../api/learning'
import { formatDateTime } from '../../lib/format'
import { buttonVariants, LinkButton } from '../../ui/Button'
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
  return (
    <CardSection title={<Trans>Ruang daring</Trans>}>
      <p className="text-muted">
        {room.status === 'countdown' && <Trans>Ruang dibuka {opens}.</Trans>}
        {(room.status === 'waiting' || room.status === 'live') && (
          <Trans>Ruang sudah dibuka. Silakan masuk.</Trans>
        )}
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
        : path && (
            <LinkButton
              to={path}
              variant={room.status === 'countdown' ? 'secondary' : 'primary'}
              className="sm:justify-self-start"
            >
              <Video aria-hidden className="size-4.5" />
              <Trans>Ke ruang daring</Trans>
            </LinkButton>
          )}
    </CardSection>
  )
}
