import { Trans } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'

interface CalendarFileLinkProps {
  /** Of a file with every meeting, which calendar apps open. */
  url: string
  className: string
  nameClassName?: string
}

/** A calendar feed of the user's sessions. */
export function CalendarFileLink({ url, className, nameClassName }: CalendarFileLinkProps) {
  return (
    <a href={url} className={className}>
      <CalendarPlus aria-hidden className="size-4.5 shrink-0" />
      <span className={nameClassName}>
        <Trans>Simpan ke kalender</Trans>
      </span>
    </a>
  )
}
