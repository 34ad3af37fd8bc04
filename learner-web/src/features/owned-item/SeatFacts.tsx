import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { type OwnedDetail, prospectsQuery } from '../../api/learning'
import { pathTo, to } from '../../app/paths'
import { formatDate, formatDateTime } from '../../lib/format'
import { useNow } from '../../lib/useNow'
import { buttonVariants } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Link } from '../../ui/Link'
import { Missing } from '../certificates/Missing'
import { CalendarFileLink } from '../my-learning/CalendarFileLink'

const LINK = 'font-semibold text-primary hover:underline'

interface SeatFactsProps {
  detail: OwnedDetail
}

/** What belongs to the seat itself: ticket and calendar, form, certificate, order. */
export function SeatFacts({ detail }: SeatFactsProps) {
  const since = formatDate(detail.item.granted_at)
  return (
    <CardSection title={<Trans>Kepesertaan Anda</Trans>}>
      <TicketAndCalendar detail={detail} />
      <dl className="grid gap-4">
        <Registration detail={detail} />
        <Certificate detail={detail} />
        <Order detail={detail} />
        <Fact label={<Trans>Milik Anda sejak</Trans>}>{since}</Fact>
      </dl>
    </CardSection>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-strong">{children}</dd>
    </div>
  )
}

function TicketAndCalendar({ detail: { item } }: SeatFactsProps) {
  const look = buttonVariants({ variant: 'secondary', size: 'sm', className: 'min-h-11' })
  if (item.phase === 'past' || !item.ticket_url) return null
  return (
    <div className="flex flex-wrap gap-2.5">
      {item.mode !== 'online' && (
        <a href={item.ticket_url} className={look}>
          <Ticket aria-hidden className="size-4.5" />
          <Trans>Lihat tiket</Trans>
        </a>
      )}
      {item.calendar_url && <CalendarFileLink url={item.calendar_url} className={look} />}
    </div>
  )
}

function Registration({ detail: { item, registration_submitted_at: at } }: SeatFactsProps) {
  const number = item.registration_number
  const when = at ? formatDate(at) : ''
  // While it is the next step it stands at the head of the page.
  if (!number || item.next_step === 'fill_registration') return null
  return (
    <Fact label={<Trans>Pendaftaran</Trans>}>
      {when ? <Trans>Terkirim {when}</Trans> : <Trans>Formulirnya belum dikirim</Trans>}
      {' · '}
      <Link to={pathTo('registration', { number })} className={LINK}>
        <Trans>Lihat pendaftaran</Trans>
      </Link>
    </Fact>
  )
}

/** The certificate, or what it still takes; what is over says so in the head. */
function Certificate({ detail: { item } }: SeatFactsProps) {
  const rows = useQuery(prospectsQuery()).data ?? []
  const prospect = rows.find(({ seat_uuid }) => seat_uuid === item.uuid)
  const number = item.certificate_number
  if (number)
    return (
      <Fact label={<Trans>Sertifikat</Trans>}>
        <Link to={pathTo('myCertificate', { number })} className={LINK}>
          {number}
        </Link>
      </Fact>
    )
  if (!prospect || prospect.is_over) return null
  return (
    <Fact label={<Trans>Syarat sertifikat</Trans>}>
      <Missing prospect={prospect} />
    </Fact>
  )
}

function Order({ detail: { order } }: SeatFactsProps) {
  if (!order) return null
  return (
    <>
      <Fact label={<Trans>Pesanan</Trans>}>
        <Link to={to.transaction(order.order_id)} className={LINK}>
          <bdi>{order.order_id}</bdi>
        </Link>
      </Fact>
      {order.refundable_until && <Refund until={order.refundable_until} />}
    </>
  )
}

function Refund({ until }: { until: string }) {
  const when = formatDateTime(until)
  const isOver = Date.parse(until) < useNow()
  return (
    <Fact label={<Trans>Pengembalian dana</Trans>}>
      {isOver ? (
        <Trans>Batas memintanya {when}, sudah lewat</Trans>
      ) : (
        <Trans>Dapat diminta sampai {when}</Trans>
      )}
    </Fact>
  )
}
