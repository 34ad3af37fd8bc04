import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { transactionQuery } from '../../api/transactions'
import type { TransactionDetail } from '../../api/types'
import { paths, to } from '../../app/paths'
import { actionRow } from '../../features/orders/actions'
import { Invoices } from '../../features/orders/Invoices'
import { canOrderAgain, isSettled, servedOf } from '../../features/orders/lines'
import { OrderAgain } from '../../features/orders/OrderAgain'
import { OrderError } from '../../features/orders/OrderError'
import { OrderLines } from '../../features/orders/OrderLines'
import { OrderSkeleton } from '../../features/orders/OrderSkeleton'
import { OrderStatus } from '../../features/orders/OrderStatus'
import { OrderSums } from '../../features/orders/OrderSums'
import { PayBefore } from '../../features/orders/PayBefore'
import { PaymentRefused } from '../../features/orders/PaymentRefused'
import { PendingActions } from '../../features/orders/PendingActions'
import { Refunds } from '../../features/orders/Refunds'
import { Timeline } from '../../features/orders/Timeline'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { PageHeader } from '../../ui/PageHeader'

const AccountCard = lazy(() => import('../../features/orders/AccountCard'))

export function Component() {
  const { t } = useLingui()
  const { order_id: orderId = '' } = useParams()
  const { data, error, refetch } = useQuery(transactionQuery(orderId))
  usePageMeta(t`Pesanan ${orderId}`)
  return (
    <div className="page desk:pb-10">
      <PageHeader
        title={
          <Trans>
            Pesanan <span className="whitespace-nowrap">{orderId}</span>
          </Trans>
        }
        crumbs={[{ label: <Trans>Transaksi</Trans>, to: paths.transactions }]}
        actions={data && <OrderStatus order={data} />}
      />
      {data && <Order order={data} onEnd={refetch} />}
      {!data && error && <OrderError error={error} onRetry={refetch} />}
      {!data && !error && <OrderSkeleton />}
    </div>
  )
}

function Order({ order, onEnd }: { order: TransactionDetail; onEnd: () => void }) {
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[1fr_22rem]">
      <div className="grid gap-6">
        {order.status === 'pending' && <ToPay order={order} onEnd={onEnd} />}
        {order.refunds
          .filter((refund) => refund.wants_account)
          .map((refund) => (
            <Suspense key={refund.uuid} fallback={null}>
              <AccountCard order={order} refund={refund} />
            </Suspense>
          ))}
        {isSettled(order.status) && <Paid order={order} />}
        {canOrderAgain(order.status) && <Ended order={order} />}
        <OrderLines order={order} />
        <Timeline steps={order.timeline} />
      </div>
      <div className="grid gap-6">
        <OrderSums order={order} />
        <Invoices order={order} />
        <Refunds order={order} />
      </div>
    </div>
  )
}

function ToPay({ order, onEnd }: { order: TransactionDetail; onEnd: () => void }) {
  return (
    <Card className="grid gap-4 p-5">
      {order.refusal && <PaymentRefused refusal={order.refusal} />}
      {order.expires_at && (
        <PayBefore expiresAt={order.expires_at} timeNow={order.time_now} onEnd={onEnd} />
      )}
      <div className={actionRow}>
        <PendingActions order={order} canPay={order.can_pay} canCancel={order.can_cancel} />
      </div>
    </Card>
  )
}

/** Nothing was paid or reserved; the items can be ordered again. */
function Ended({ order }: { order: TransactionDetail }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="max-w-md text-[15px]">
        <Trans>Pesanan ini sudah berakhir. Masih berminat? Pesan lagi dengan isi yang sama.</Trans>
      </p>
      <OrderAgain orderId={order.order_id} />
    </Card>
  )
}

function Paid({ order }: { order: TransactionDetail }) {
  if (servedOf(order).length === 0) return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="max-w-md text-[15px]">
        {servedOf(order).length < order.lines.length ? (
          <Trans>Pesanan ini sudah lunas, dan sebagian isinya sudah tersedia untuk Anda.</Trans>
        ) : (
          <Trans>Pesanan ini sudah lunas. Lihat langkah berikutnya untuk setiap produknya.</Trans>
        )}
      </p>
      <LinkButton to={to.complete(order.order_id)}>
        <Trans>Langkah berikutnya</Trans>
      </LinkButton>
    </Card>
  )
}
