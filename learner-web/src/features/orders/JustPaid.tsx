import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { transactionQuery } from '../../api/transactions'
import { to } from '../../app/paths'
import { kinds } from '../../kinds'
import { LinkButton } from '../../ui/Button'
import type { PaidState } from '../payment/usePurchase'

/** Thanks for the payment that has just been made, and leads on to what was bought. */
export function JustPaid() {
  const { paid } = (useLocation().state ?? {}) as Partial<PaidState>
  if (!paid) return null
  return (
    <section
      role="status"
      className="rise mb-6 grid gap-4 rounded-card border border-line bg-success-tint p-5 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="flex gap-3.5">
        <CircleCheck aria-hidden className="size-7 shrink-0 text-success" />
        <div className="grid gap-0.5">
          <h2 className="text-lg">
            <Trans>Pembayaran berhasil</Trans>
          </h2>
          <p className="text-ink">
            <Trans>Terima kasih. Pembayaran untuk pesanan {paid} sudah kami terima.</Trans>
          </p>
        </div>
      </div>
      <Onward orderId={paid} />
    </section>
  )
}

/** To the one thing that was bought where it can be begun at once, else to all that was. */
function Onward({ orderId }: { orderId: string }) {
  const { data } = useQuery(transactionQuery(orderId))
  const [item, another] = data?.items ?? []
  const begin = item && !another && kinds[item.kind].firstAction?.(item.item_id)
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:w-full sm:justify-end">
      {begin && (
        <LinkButton to={begin.path} size="lg">
          {begin.label}
        </LinkButton>
      )}
      <LinkButton to={to.complete(orderId)} size="lg" variant={begin ? 'secondary' : 'primary'}>
        <Trans>Buka yang Anda beli</Trans>
      </LinkButton>
    </div>
  )
}
