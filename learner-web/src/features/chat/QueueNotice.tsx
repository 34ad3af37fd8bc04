import { Plural, Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { QueuePlace } from '../../api/chat/types'

interface QueueNoticeProps {
  place: QueuePlace | null
  isStaffed: boolean
}

/** The visitor's place among those who wait, and what it may take while agents are there. */
export function QueueNotice({ place, isStaffed }: QueueNoticeProps) {
  if (!place) return null
  const { position } = place
  const minutes = Math.max(1, Math.ceil(place.estimate_seconds / 60))
  return (
    <p
      role="status"
      className="flex items-center gap-2 border-b border-line bg-primary-tint px-4 py-2 text-sm text-primary"
    >
      <Clock aria-hidden className="size-4 shrink-0" />
      <span>
        <Trans>Antrean nomor {position}.</Trans>{' '}
        {isStaffed && <Plural value={minutes} other="Perkiraan tunggu # menit." />}
      </span>
    </p>
  )
}
