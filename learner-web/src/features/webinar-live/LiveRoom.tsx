import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import {
  CalendarClock,
  CircleCheck,
  CirclePlay,
  DoorOpen,
  Headphones,
  type LucideIcon,
  MapPin,
  Radio,
  UserCheck,
  Video,
  Wifi,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { paths, pathTo } from '../../app/paths'
import { formatDateRange, formatDay, formatHours, jakartaDay } from '../../lib/format'
import { lastsWholeDays } from '../../lib/wholeDays'
import { Button, buttonVariants, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { Picture } from '../../ui/Picture'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { enterRoom, type WebinarRoom } from './api'
import { RoomCountdown } from './RoomCountdown'

/** Zoom's own page: it needs no account. */
const SOUND_TEST = 'https://zoom.us/test'

interface LiveRoomProps {
  room: WebinarRoom
  /** The next state may have begun. */
  onChange: () => void
}

/** The way into an event: how long until it opens, the door, or what remains of it. */
export function LiveRoom({ room, onChange }: LiveRoomProps) {
  return (
    <Card className="overflow-hidden">
      {room.image_url && (
        <Picture
          first
          src={room.image_url}
          sizes="(min-width: 62rem) 50rem, 100vw"
          className="aspect-3/1 w-full object-cover desk:aspect-4/1 dark:brightness-85"
        />
      )}
      <div className="grid justify-items-center gap-5 p-6 text-center sm:p-8">
        <RoomStatusChip room={room} />
        <div className="grid gap-1.5">
          <h1 className="text-2xl text-balance desk:text-3xl">
            <TitleText>{room.title}</TitleText>
          </h1>
          <p className="text-muted">
            <When room={room} />
          </p>
        </div>
        <State room={room} onChange={onChange} />
      </div>
    </Card>
  )
}

/** The day and its hours; of what lasts whole days, those days. */
function When({ room: { starts_at: start, ends_at: end } }: { room: WebinarRoom }) {
  if (lastsWholeDays(start, end))
    return (
      <>
        {formatDateRange(start, end)} · <Trans>Sepanjang hari</Trans>
      </>
    )
  if (jakartaDay(new Date(start)) === jakartaDay(new Date(end)))
    return `${formatDay(start)} · ${formatHours(start, end)}`
  return `${formatDateRange(start, end)} · ${formatHours(start, end)}`
}

function RoomStatusChip({ room: { status, has_room: hasRoom } }: { room: WebinarRoom }) {
  switch (status) {
    case 'countdown':
      return (
        <Chip tone="info" icon={CalendarClock}>
          <Trans>Akan datang</Trans>
        </Chip>
      )
    case 'waiting':
      if (!hasRoom) return null
      return (
        <Chip tone="info" icon={DoorOpen}>
          <Trans>Ruang sudah dibuka</Trans>
        </Chip>
      )
    case 'live':
      return (
        <Chip tone="danger" icon={Radio}>
          <Trans context="live">Sedang berlangsung</Trans>
        </Chip>
      )
    case 'ended':
      return (
        <Chip tone="success" icon={CircleCheck}>
          <Trans context="end of an event">Selesai</Trans>
        </Chip>
      )
  }
}

function State({ room, onChange }: LiveRoomProps) {
  if (!room.has_room) return <AtPlace room={room} />
  if (room.status === 'ended') return <Ended room={room} />
  if (!room.is_available)
    return (
      <p className="max-w-md text-balance text-muted">
        <Trans>
          Ruang acara ini belum tersedia. Silakan hubungi kami agar Anda dapat mengikutinya.
        </Trans>
      </p>
    )
  if (room.status === 'countdown')
    return (
      <>
        <RoomCountdown until={room.opens_at} now={room.now} onEnd={onChange}>
          <Trans>Ruang dibuka dalam</Trans>
        </RoomCountdown>
        <p className="max-w-md text-balance text-muted">
          <Trans>Ruang dibuka 15 menit sebelum acara dimulai. Halaman ini berganti sendiri.</Trans>
        </p>
        <BeforeEntering />
      </>
    )
  return (
    <>
      {room.status === 'waiting' && (
        <RoomCountdown until={room.starts_at} now={room.now} onEnd={onChange}>
          <Trans>Acara dimulai dalam</Trans>
        </RoomCountdown>
      )}
      {room.has_joined && (
        <p className="inline-flex items-center gap-2 text-sm font-semibold text-success">
          <UserCheck aria-hidden className="size-4.5" />
          <Trans>Kehadiran Anda tercatat</Trans>
        </p>
      )}
      <Enter room={room} />
      {room.status === 'waiting' && <BeforeEntering />}
    </>
  )
}

/** What spares trouble at the door. */
function BeforeEntering() {
  return (
    <section className="w-full border-t border-line pt-5 text-start">
      <h2 className="pb-3 text-base">
        <Trans>Sebelum masuk</Trans>
      </h2>
      <ul className="grid gap-3 text-[15px] sm:grid-cols-3 sm:gap-5">
        <Advice icon={Headphones}>
          <a
            href={SOUND_TEST}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold text-primary hover:underline"
          >
            <Trans>Uji suara dan kamera</Trans>
          </a>{' '}
          <Trans>di peramban ini, supaya siap saat acara dimulai.</Trans>
        </Advice>
        <Advice icon={Wifi}>
          <Trans>Pilih tempat yang tenang dengan sambungan internet yang stabil.</Trans>
        </Advice>
        <Advice icon={UserCheck}>
          <Trans>Masuklah dari halaman ini: kehadiran Anda dicatat dari tautan Anda sendiri.</Trans>
        </Advice>
      </ul>
    </section>
  )
}

function Advice({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  )
}

/** An event that people go to: where, and the way to the ticket. */
function AtPlace({ room: { place, seat_uuid: uuid } }: { room: WebinarRoom }) {
  return (
    <>
      <p className="max-w-md text-balance text-muted">
        <Trans>
          Acara ini berlangsung di tempat, tanpa ruang daring. Tunjukkan tiket Anda di pintu.
        </Trans>
      </p>
      {place && (
        <p className="flex max-w-md items-start gap-2 text-start">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
          <UntranslatedText>{place}</UntranslatedText>
        </p>
      )}
      <LinkButton size="lg" to={pathTo('ownedItem', { uuid })} className="max-sm:w-full">
        <Trans>Lihat rincian dan tiket</Trans>
      </LinkButton>
    </>
  )
}

function Enter({ room }: { room: WebinarRoom }) {
  const entering = useMutation({
    mutationFn: () => enterRoom(room),
    onSuccess: ({ results }) => {
      window.open(results.join_url, '_self')
    },
  })
  return (
    <div className="grid justify-items-center gap-2 max-sm:w-full">
      <Button
        size="lg"
        busy={entering.isPending}
        onClick={() => entering.mutate()}
        className="max-sm:w-full"
      >
        <Video aria-hidden className="size-5" />
        <Trans>Masuk ruang daring</Trans>
      </Button>
      <p className="text-sm text-muted">
        <Trans>Tautan ruang ini khusus untuk Anda. Jangan dibagikan.</Trans>
      </p>
    </div>
  )
}

function Ended({ room }: { room: WebinarRoom }) {
  const { recording_url: url, attended_minutes: minutes } = room
  return (
    <>
      <p className="max-w-md text-balance text-muted">
        {url ? (
          <Trans>Acara ini sudah selesai. Rekamannya dapat Anda tonton.</Trans>
        ) : (
          <Trans>Acara ini sudah selesai. Terima kasih telah mengikutinya.</Trans>
        )}
      </p>
      {minutes > 0 && (
        <p className="inline-flex items-center gap-2 text-sm font-semibold text-success">
          <UserCheck aria-hidden className="size-4.5" />
          <Trans>Anda hadir {minutes} menit</Trans>
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonVariants({ size: 'lg' })}>
            <CirclePlay aria-hidden className="size-5" />
            <Trans>Tonton rekaman</Trans>
          </a>
        )}
        <LinkButton size="lg" variant="secondary" to={paths.myLearning}>
          <Trans>Ke Belajar saya</Trans>
        </LinkButton>
      </div>
    </>
  )
}
