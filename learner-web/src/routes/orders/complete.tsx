import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { transactionQuery } from '../../api/transactions'
import type { TransactionDetail } from '../../api/types'
import { paths, to } from '../../app/paths'
import { Congratulation } from '../../features/orders/Congratulation'
import { isSettled, unservedOf } from '../../features/orders/lines'
import { NextForOrder } from '../../features/orders/NextForOrder'
import { OrderError } from '../../features/orders/OrderError'
import { OrderSkeleton } from '../../features/orders/OrderSkeleton'
import { Waiting } from '../../features/orders/Waiting'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { toast } from '../../ui/toast'

export function Component() {
  const { t } = useLingui()
  const { order_id: orderId = '' } = useParams()
  usePageMeta(t`Pesanan selesai`)
  return (
    <div className="page max-w-3xl py-6 desk:py-10">
      <Receipt orderId={orderId} />
    </div>
  )
}

function Receipt({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useQuery(transactionQuery(orderId))
  if (data?.status === 'pending') return <Waiting orderId={orderId} />
  if (data && isSettled(data.status) && data.status !== 'refunded') return <Thanks order={data} />
  if (data) return <Navigate replace to={to.transaction(orderId)} />
  if (error) return <OrderError error={error} onRetry={refetch} />
  return <OrderSkeleton />
}

function Thanks({ order }: { order: TransactionDetail }) {
  // The page itself shows what the payment's toasts said.
  useEffect(() => toast.clear(), [])
  const unserved = unservedOf(order)
  return (
    <div className="rise grid gap-6">
      <Congratulation order={order} />
      {unserved.length > 0 && <Missing order={order} />}
      <NextForOrder order={order} />
      <div className="grid gap-3 sm:flex">
        <LinkButton to={to.transaction(order.order_id)} variant="secondary">
          <Trans>Lihat rincian pesanan</Trans>
        </LinkButton>
        <LinkButton to={paths.myLearning} variant="secondary">
          <Trans>Ke Belajar saya</Trans>
        </LinkButton>
      </div>
    </div>
  )
}

/** A paid order with unfulfilled lines: shown at once, with the choice of remedies. */
function Missing({ order }: { order: TransactionDetail }) {
  return (
    <Card role="status" className="grid gap-3 p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
        <Trans>Satu hal perlu Anda putuskan</Trans>
      </h2>
      <p className="text-[15px]">
        <Trans>
          Kursinya habis sebelum pembayaran Anda masuk. Uang Anda aman: pilih jadwal lain, tunggu
          kursi berikutnya, atau terima dananya kembali.
        </Trans>
      </p>
      <ul className="list-disc ps-5 text-[15px] font-medium text-strong">
        {unservedOf(order).map(({ line_id, title }) => (
          <li key={line_id}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
      <LinkButton to={to.transaction(order.order_id)} className="justify-self-start">
        <Trans>Pilih sekarang</Trans>
      </LinkButton>
    </Card>
  )
}
