import { Plural, Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { QueuePlace } from '../../api/chat/types'

interface QueueNoticeProps {
  place: QueuePlace | null
  isStaffed: boolean
  hours: string
}

/** The visitor's place among those who wait, and what it may take; outside the hours, when agents are there. */
export function QueueNotice({ place, isStaffed, hours }: QueueNoticeProps) {
  if (!place) return null
  const { position } = place
  return (
    <p
      role="status"
      className="flex items-center gap-2 border-b border-line bg-primary-tint px-4 py-2 text-sm text-primary"
    >
      <Clock aria-hidden className="size-4 shrink-0" />
      <span>
        <Trans>Antrean nomor {position}.</Trans>{' '}
        {isStaffed ? (
          <Estimate seconds={place.estimate_seconds} />
        ) : (
          <Trans>Agen bertugas {hours}. Balasannya tersimpan di sini.</Trans>
        )}
      </span>
    </p>
  )
}

function Estimate({ seconds }: { seconds: number | null }) {
  if (seconds === null) return <Trans>Agen akan bergabung di sini.</Trans>
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return <Plural value={minutes} other="Perkiraan tunggu # menit." />
}
