import { msg } from '@lingui/core/macro'
import { Box } from '@mui/material'
import type { Text } from '../../define/types'
import { useText } from '../../define/useText'

/** What happened, in words; integrators know the events by their raw names. */
export const eventNames: Readonly<Record<string, Text>> = {
  'order.paid': msg`Pesanan dibayar`,
  'order.expired': msg`Pesanan kedaluwarsa`,
  'refund.done': msg`Dana dikembalikan`,
  'seat.granted': msg`Kursi diberikan`,
  'seat.withdrawn': msg`Kursi ditarik`,
  'seat.completed': msg`Kursi selesai`,
  'attempt.finished': msg`Ujian atau asesmen selesai`,
  'certificate.issued': msg`Sertifikat terbit`,
  'webhook.test': msg`Pesan uji`,
}

/** An event in words; the raw name of one that has none. */
export const eventName = (event: string): Text | string => eventNames[event] ?? event

const RawName = ({ event }: { event: string }) => (
  <Box component="code" sx={{ color: 'text.secondary', fontSize: '0.75rem', whiteSpace: 'nowrap' }}>
    {event}
  </Box>
)

/** An event in words, with its raw name beside it. */
export const EventName = ({ event }: { event: string }) => {
  const text = useText()
  return (
    <>
      {event in eventNames && text(eventName(event))} <RawName event={event} />
    </>
  )
}

/** The events of a webhook, one per line. */
export const EventNames = ({ events }: { events: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 }}>
    {events.map((event) => (
      <li key={event}>
        <EventName event={event} />
      </li>
    ))}
  </Box>
)
