import { Trans, useLingui } from '@lingui/react/macro'
import { ImageDown } from 'lucide-react'
import { saveFile } from '../../api/download'
import type { Ticket } from '../../api/types'
import { CalendarFileLink } from '../../features/my-learning/CalendarFileLink'
import { formatDateRange } from '../../lib/format'
import { Button, buttonVariants } from '../../ui/Button'
import { toast } from '../../ui/toast'

interface SaveTicketProps {
  ticket: Ticket
  /** The token of the ticket and of its calendar file. */
  token: string
}

/** Saves the ticket for the day: as a picture, and in the calendar. */
export function SaveTicket({ ticket, token }: SaveTicketProps) {
  const { t } = useLingui()
  const save = async () => {
    const { drawTicket } = await import('../../features/ticket/ticketPicture')
    saveFile(await drawTicket(pictureOf(ticket)), `tiket-${ticket.code}.png`)
  }
  const refused = () => toast.error(t`Gambar tiket belum dapat dibuat. Coba lagi.`)
  return (
    <div className="no-print flex flex-wrap gap-2.5 max-sm:[&>*]:flex-1">
      <Button onClick={() => void save().catch(refused)}>
        <ImageDown aria-hidden className="size-4.5" />
        <Trans>Simpan gambar</Trans>
      </Button>
      {ticket.starts_at && (
        <CalendarFileLink
          url={`/api/v1/public/ticket/calendar.ics?token=${encodeURIComponent(token)}`}
          className={buttonVariants({ variant: 'secondary', className: 'max-sm:px-3' })}
        />
      )}
    </div>
  )
}

const pictureOf = ({ title, code, participant, starts_at, ends_at, place, time_zone }: Ticket) => ({
  title,
  code,
  lines: [
    participant,
    starts_at ? formatDateRange(starts_at, ends_at ?? starts_at, undefined, time_zone) : '',
    place ?? '',
  ].filter(Boolean),
})
