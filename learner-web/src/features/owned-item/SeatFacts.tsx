import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnedDetail } from '../../api/learning'
import { pathTo, to } from '../../app/paths'
import { formatDate, formatDateTime } from '../../lib/format'
import { useNow } from '../../lib/useNow'
import { CardSection } from '../../ui/CardSection'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'

const LINK = 'font-semibold text-primary hover:underline'

interface SeatFactsProps {
  detail: OwnedDetail
}

/** What belongs to the seat itself: form, certificate, order. */
export function SeatFacts({ detail }: SeatFactsProps) {
  const since = formatDate(detail.item.granted_at)
  return (
    <CardSection title={<Trans>Kepesertaan Anda</Trans>}>
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

function Registration({ detail: { item, registration_submitted_at: at } }: SeatFactsProps) {
  const number = item.registration_number
  const when = at ? formatDate(at) : ''
  // While it is the next step it is at the top of the page.
  if (!number || item.next_step === 'fill_registration') return null
  return (
    <Fact label={<Trans>Pendaftaran</Trans>}>
      {when ? (
        <Trans>
          Terkirim <bdi>{when}</bdi>
        </Trans>
      ) : (
        <Trans>Formulirnya belum dikirim</Trans>
      )}
      <Link to={pathTo('registration', { number })} className={cn(LINK, 'block')}>
        <Trans>Lihat pendaftaran</Trans>
      </Link>
    </Fact>
  )
}

function Certificate({ detail: { item } }: SeatFactsProps) {
  const number = item.certificate_number
  if (!number) return null
  return (
    <Fact label={<Trans>Sertifikat</Trans>}>
      <Link to={pathTo('myCertificate', { number })} className={LINK}>
        {number}
      </Link>
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
        <Trans>
          Batas memintanya <bdi>{when}</bdi>, sudah lewat
        </Trans>
      ) : (
        <Trans>
          Dapat diminta sampai <bdi>{when}</bdi>
        </Trans>
      )}
    </Fact>
  )
}
