import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { transactionQuery } from '../../api/transactions'
import { to } from '../../app/paths'
import { Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'
import type { PaidState } from '../payment/usePurchase'

const NextForOrder = lazy(async () => ({ default: (await import('./NextForOrder')).NextForOrder }))

/** Thanks for the payment that has just been made, and what the buyer does next with each thing. */
export function JustPaid() {
  const { paid } = (useLocation().state ?? {}) as Partial<PaidState>
  if (!paid) return null
  return (
    <section className="rise mb-8 grid gap-4">
      <div
        role="status"
        className="flex gap-3.5 rounded-card border border-line bg-success-tint p-5"
      >
        <CircleCheck aria-hidden className="size-7 shrink-0 text-success" />
        <div className="grid gap-0.5">
          <h2 className="text-lg">
            <Trans>Pembayaran berhasil</Trans>
          </h2>
          <p className="text-ink">
            <Trans>
              Terima kasih. Pembayaran untuk pesanan{' '}
              <Link
                to={to.transaction(paid)}
                className="whitespace-nowrap underline underline-offset-2"
              >
                {paid}
              </Link>{' '}
              sudah kami terima.
            </Trans>
          </p>
        </div>
      </div>
      <Next orderId={paid} />
    </section>
  )
}

function Next({ orderId }: { orderId: string }) {
  const { data: order } = useQuery(transactionQuery(orderId))
  const pending = <Skeleton className="h-44 rounded-card" />
  if (!order) return pending
  return (
    <Suspense fallback={pending}>
      <NextForOrder order={order} />
    </Suspense>
  )
}
