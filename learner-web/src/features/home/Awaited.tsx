import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Hourglass, PartyPopper, ReceiptText } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { transactionsQuery } from '../../api/transactions'
import type { Transaction } from '../../api/types'
import { type WaitlistPlace, waitlistQuery } from '../../api/waitlist'
import { paths, to } from '../../app/paths'
import { formatDateTime, formatRupiah } from '../../lib/format'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { TitleText } from '../../ui/TitleText'

const SHOWN = 3

const isAwaited = ({ status, expires_at, needs_choice }: Transaction) =>
  needs_choice || (status === 'pending' && expires_at !== null)

const isOffered = ({ offered_until }: WaitlistPlace) => offered_until !== null

/** Orders waiting for payment, then unused seats, then waiting lists. */
export function Awaited() {
  const title = useId()
  const orders = useQuery({ ...transactionsQuery('process'), refetchInterval: false })
  const waiting = useQuery(waitlistQuery())
  const awaited = orders.data?.data.filter(isAwaited) ?? []
  const places = waiting.data?.rows ?? []
  const offers = places.filter(isOffered)
  const lines = places.filter((place) => !isOffered(place))
  if (awaited.length + places.length === 0) return null
  const rows = [
    ...awaited.map((order) => <OrderRow key={order.order_id} order={order} />),
    ...offers.map((place) => <OfferRow key={place.item_id} place={place} />),
    ...lines.map((place) => <LineRow key={place.item_id} place={place} />),
  ]
  return (
    <Card className="mt-4 grid gap-1 p-2 first:mt-6 sm:p-3 desk:mt-5 desk:first:mt-8">
      <h2 id={title} className="px-2 pt-2 text-lg">
        <Trans>Menunggu Anda</Trans>
      </h2>
      <ul aria-labelledby={title} className="grid">
        {rows.slice(0, SHOWN)}
      </ul>
      {awaited.length > SHOWN && (
        <Link
          to={paths.transactions}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-primary hover:underline"
        >
          <Plural value={awaited.length} other="Lihat semua # pesanan" />
        </Link>
      )}
    </Card>
  )
}

interface RowProps {
  icon: ReactNode
  name: ReactNode
  children: ReactNode
  action: ReactNode
}

function Row({ icon, name, children, action }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-2 py-2.5">
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        {icon}
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold text-strong">{name}</span>
          <span className="text-sm text-muted">{children}</span>
        </span>
      </span>
      {action}
    </li>
  )
}

const ACTION = 'max-sm:w-full'

function OrderRow({ order }: { order: Transaction }) {
  const { order_id, total, expires_at, needs_choice } = order
  const until = formatDateTime(expires_at ?? '')
  return (
    <Row
      icon={<ReceiptText aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />}
      name={
        <>
          {order.items[0] && <bdi>{order.items[0].title}</bdi>} ·{' '}
          <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
            {formatRupiah(total)}
          </bdi>
        </>
      }
      action={
        <LinkButton to={to.transaction(order_id)} className={ACTION}>
          {needs_choice ? <Trans>Pilih gantinya</Trans> : <Trans>Bayar sekarang</Trans>}
        </LinkButton>
      }
    >
      {needs_choice ? (
        <Trans>Satu kursi habis sebelum pembayaran masuk. Anda yang memilih gantinya.</Trans>
      ) : (
        <Trans>Bayar sebelum {until}</Trans>
      )}
    </Row>
  )
}

function OfferRow({ place: { product, offered_until } }: { place: WaitlistPlace }) {
  const until = formatDateTime(offered_until ?? '')
  return (
    <Row
      icon={<PartyPopper aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />}
      name={<TitleText>{product.title}</TitleText>}
      action={
        <LinkButton to={to.detail(product.kind, product.slug)} className={ACTION}>
          <Trans>Ambil sekarang</Trans>
        </LinkButton>
      }
    >
      <Trans>Giliran Anda tiba; disimpan sampai {until}.</Trans>
    </Row>
  )
}

function LineRow({ place: { product, position } }: { place: WaitlistPlace }) {
  return (
    <Row
      icon={<Hourglass aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />}
      name={<TitleText>{product.title}</TitleText>}
      action={
        <LinkButton
          variant="secondary"
          to={to.detail(product.kind, product.slug)}
          className={ACTION}
        >
          <Trans>Lihat</Trans>
        </LinkButton>
      }
    >
      <Trans>Antrean nomor {position}</Trans>
    </Row>
  )
}
