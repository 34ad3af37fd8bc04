import { Trans } from '@lingui/react/macro'
import type { TransactionDetail, TransactionStatus } from '../../api/types'
import { formatDateTime } from '../../lib/format'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'

const DOTS: Record<TransactionStatus, string> = {
  pending: 'bg-warning',
  paid: 'bg-success',
  expired: 'bg-muted',
  cancelled: 'bg-danger',
  partially_refunded: 'bg-success',
  refunded: 'bg-muted',
}

// Steps that say more than the order's status.
const DOTS_OF_STEPS: Partial<Record<TimelineStep['kind'], string>> = {
  payment_failed: 'bg-danger',
  review: 'bg-warning',
  unserved: 'bg-danger',
  queued: 'bg-warning',
  refund_requested: 'bg-warning',
  refund_approved: 'bg-info',
  refund_retried: 'bg-info',
  account_asked: 'bg-warning',
  refund_failed: 'bg-warning',
  refund_rejected: 'bg-danger',
}

type TimelineStep = TransactionDetail['timeline'][number]

/** What happened to an order, the newest first. */
export function Timeline({ steps }: { steps: TransactionDetail['timeline'] }) {
  return (
    <Card className="p-5">
      <h2 className="pb-4 text-lg">
        <Trans>Riwayat</Trans>
      </h2>
      <ol className="grid">
        {steps.toReversed().map((step, index) => (
          <li
            key={`${step.at}-${step.label}`}
            className="relative grid gap-0.5 border-s-2 border-line ps-5 pb-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden
              className={cn(
                'absolute -start-1.75 top-1.5 size-3 rounded-full ring-4 ring-surface',
                index === 0 ? (DOTS_OF_STEPS[step.kind] ?? DOTS[step.status]) : 'bg-line',
              )}
            />
            <span className={cn('text-[15px]', index === 0 && 'font-semibold text-strong')}>
              {step.label}
            </span>
            {step.detail && <span className="text-sm">{step.detail}</span>}
            <time dateTime={step.at} className="text-sm text-muted">
              {formatDateTime(step.at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
