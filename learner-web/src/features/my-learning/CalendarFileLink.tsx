import { Trans } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'

interface CalendarFileLinkProps {
  /** Of a file with every meeting, which calendar apps open. */
  url: string
  className: string
}

/** A calendar feed of the user's sessions. */
export function CalendarFileLink({ url, className }: CalendarFileLinkProps) {
  return (
    <a href={url} className={className}>
      <CalendarPlus aria-hidden className="size-4.5 shrink-0" />
      <Trans>Simpan ke kalender</Trans>
    </a>
  )
}
