import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { cartCountQuery } from '../../api/queries'
import { transactionsQuery } from '../../api/transactions'
import { transactionsKey } from '../../api/transactionsKey'
import type { Transaction } from '../../api/types'
import { paths, to } from '../../app/paths'
import { ItemImage } from '../../kinds/ItemImage'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { Price } from '../../ui/Price'
import { TitleText } from '../../ui/TitleText'
import { actionRow } from './actions'
import { PayBefore } from './PayBefore'
import { PaymentRefused } from './PaymentRefused'
import { PendingActions } from './PendingActions'

interface PendingOrderProps {
  /** The products about to be ordered. */
  itemIds?: readonly number[]
  /** Who is about to pay is not led away to another order. */
  isSameOnly?: boolean
}

/** A pending order, one with the same products first, to prevent a second order; null without one. */
export function PendingOrder({ itemIds = [], isSameOnly = false }: PendingOrderProps) {
  const waiting = useQuery(cartCountQuery()).data?.order_pending_count ?? 0
  const { data } = useQuery({ ...transactionsQuery('process'), enabled: waiting > 0 })
  const orders = data?.data ?? []
  const has = (order: Transaction) => order.items.some(({ item_id }) => itemIds.includes(item_id))
  const order = orders.find(has) ?? (isSameOnly ? undefined : orders[0])
  if (!order || waiting === 0) return null
  return <Pending order={order} isSame={has(order)} others={(data?.total ?? 1) - 1} />
}

interface PendingProps {
  order: Transaction
  /** Whether it has something that its buyer is about to order again. */
  isSame: boolean
  others: number
}

function Pending({ order, isSame, others }: PendingProps) {
  const id = useId()
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: transactionsKey })
  return (
    <Card role="region" aria-labelledby={id} className="grid gap-3 border-warning/40 p-4 sm:p-5">
      <h2 id={id} className="text-base">
        {isSame ? (
          <Trans>Produk ini sudah ada di pesanan yang belum Anda bayar</Trans>
        ) : (
          <Trans>Pesanan ini menunggu pembayaran Anda</Trans>
        )}
      </h2>
      <Contents order={order} />
      {order.refusal && <PaymentRefused refusal={order.refusal} />}
      {order.expires_at && (
        <PayBefore expiresAt={order.expires_at} timeNow={order.time_now} onEnd={refresh} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Others count={others} />
        <div className={`${actionRow} ms-auto`}>
          <PendingActions order={order} />
        </div>
      </div>
    </Card>
  )
}

/** What it is about and what it costs, on one line that leads to all of it. */
function Contents({ order }: { order: Transaction }) {
  const [first, ...more] = order.items
  if (!first) return null
  return (
    <div className="flex items-center gap-3">
      <ItemImage kind={first.kind} url={first.image_url} className="size-12" />
      <div className="grid min-w-0 flex-1">
        <Link
          to={to.transaction(order.order_id)}
          className="inline-flex min-h-6 items-center font-semibold text-strong hover:text-primary hover:underline"
        >
          <TitleText>{first.title}</TitleText>
        </Link>
        <span className="text-sm text-muted tabular-nums">
          {more.length > 0 && (
            <>
              <Plural value={more.length} other="dan # produk lain" /> ·{' '}
            </>
          )}
          <span className="whitespace-nowrap">{order.order_id}</span>
        </span>
      </div>
      <Price amount={order.total} />
    </div>
  )
}

function Others({ count }: { count: number }) {
  if (count < 1) return null
  return (
    <Link
      to={paths.transactions}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-primary hover:underline"
    >
      <Plural value={count} other="# pesanan lain juga menunggu" />
      <ArrowRight aria-hidden className="size-4 shrink-0 rtl:rotate-180" />
    </Link>
  )
}
