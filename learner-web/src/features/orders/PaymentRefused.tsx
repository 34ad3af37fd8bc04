import { Trans } from '@lingui/react/macro'
import { CircleX } from 'lucide-react'
import type { PaymentRefusal } from '../../api/types'

/** Why the last attempt to pay an order was refused, and what helps. */
export function PaymentRefused({ refusal }: { refusal: PaymentRefusal }) {
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 rounded-control bg-danger-tint px-4 py-3"
    >
      <CircleX aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <p className="text-[15px]">
        <strong className="block text-danger">
          <Trans>Pembayaran terakhir ditolak</Trans>
        </strong>
        {refusal.text} {refusal.advice}
      </p>
    </div>
  )
}
