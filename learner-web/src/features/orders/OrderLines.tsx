import { Plural, Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { OrderLine, TransactionDetail } from '../../api/types'
import { to } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { WhenAndWhere } from '../../kinds/WhenAndWhere'
import { formatRupiah } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { Price } from '../../ui/Price'
import { TitleText } from '../../ui/TitleText'
import { inOrder, itemOf, remediesOf } from './lines'
import { RefundSums } from './RefundStateChip'
import { ServiceChip } from './ServiceChip'
import { TicketLink } from './TicketLink'

const Remedies = lazy(() => import('./Remedies'))

/** What was ordered, what became of each of it, and what can be done. */
export function OrderLines({ order }: { order: TransactionDetail }) {
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-1">
        <h2 className="text-lg">
          <Trans>Produk</Trans>
        </h2>
        {order.lines.some(({ ticket_url }) => ticket_url) && (
          <Link
            to={to.orderTickets(order.order_id)}
            className="inline-flex min-h-6 items-center text-sm font-semibold text-primary hover:underline"
          >
            <Trans>Tiket semua peserta</Trans>
          </Link>
        )}
      </div>
      <ul className="divide-y divide-line">
        {inOrder(order).map((line) => (
          <li key={line.line_id} className="grid gap-4 py-4 last:pb-0">
            <Line order={order} line={line} />
            {remediesOf(line).length > 0 && (
              <Suspense fallback={null}>
                <Remedies order={order} line={line} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Line({ order, line }: { order: TransactionDetail; line: OrderLine }) {
  return (
    <div className="flex gap-4">
      <ItemImage
        kind={line.kind}
        url={itemOf(order, line)?.image_url ?? null}
        className="size-16 sm:size-18"
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <div className="grid min-w-0 justify-items-start gap-1.5">
            <KindChip kind={line.kind} />
            <Link
              to={to.detail(line.kind, line.slug)}
              className="inline-flex min-h-6 items-center font-semibold text-strong hover:text-primary hover:underline"
            >
              <TitleText>{line.title}</TitleText>
            </Link>
            <WhenAndWhere of={line} />
            {line.qty > 1 && (
              <span className="text-sm text-muted tabular-nums">
                {line.qty} × {formatRupiah(line.price)}
              </span>
            )}
          </div>
          <Price amount={line.amount} />
        </div>
        <Participants seats={line.seats} />
        <div className="flex flex-wrap items-center gap-3">
          <ServiceChip service={line.service} />
          <RefundSums sums={line.refund_sums} />
          {line.ticket_url && <TicketLink url={line.ticket_url} />}
        </div>
      </div>
    </div>
  )
}

/** Who takes part with several seats, and how many seats have no name yet. */
function Participants({ seats }: Pick<OrderLine, 'seats'>) {
  if (seats.length === 0) return null
  const names = seats.map(({ holder }) => holder).filter((name) => name !== null)
  const open = seats.length - names.length
  return (
    <p className="text-sm text-muted">
      {names.length > 0 && (
        <Trans>
          Peserta: <bdi>{names.join(', ')}</bdi>
        </Trans>
      )}
      {names.length > 0 && open > 0 && ' · '}
      {open > 0 && <Plural value={open} other="# kursi belum bernama" />}
    </p>
  )
}
