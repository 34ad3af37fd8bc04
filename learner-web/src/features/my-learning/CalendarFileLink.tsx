import { Trans } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import { type CalendarEntry, calendarFile } from '../../lib/calendarFile'

interface CalendarFileLinkProps {
  entry: CalendarEntry
  slug: string
  className: string
}

/** One event as a file that calendar apps open. */
export function CalendarFileLink({ entry, slug, className }: CalendarFileLinkProps) {
  return (
    <a href={calendarFile(entry)} download={`${slug}.ics`} className={className}>
      <CalendarPlus aria-hidden className="size-4.5" />
      <Trans>Simpan ke kalender</Trans>
    </a>
  )
}
