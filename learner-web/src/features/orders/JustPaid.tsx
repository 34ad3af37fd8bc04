import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { to } from '../../app/paths'
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
      <LinkButton to={to.complete(paid)} size="lg">
        <Trans>Buka yang Anda beli</Trans>
      </LinkButton>
    </section>
  )
}
