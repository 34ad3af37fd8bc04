import { Trans } from '@lingui/react/macro'
import { Check, PackageCheck, PackageOpen, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnedDetail } from '../../api/learning'
import { formatDate } from '../../lib/format'
import { CardSection } from '../../ui/CardSection'
import { cn } from '../../ui/cn'

type Delivery = NonNullable<OwnedDetail['delivery']>

const STAGES = ['preparing', 'sent', 'received'] as const
const ICONS = { preparing: PackageOpen, sent: Truck, received: PackageCheck }
const LABELS: Record<(typeof STAGES)[number], ReactNode> = {
  preparing: <Trans>Disiapkan</Trans>,
  sent: <Trans>Dikirim</Trans>,
  received: <Trans>Diterima</Trans>,
}

/** How far a parcel has come. */
export function DeliveryCard({ delivery }: { delivery: Delivery }) {
  const reached = STAGES.indexOf(delivery.status)
  return (
    <CardSection title={<Trans>Pengiriman</Trans>}>
      <ol className="grid grid-cols-3 gap-2">
        {STAGES.map((stage, index) => (
          <Stage key={stage} stage={stage} isDone={index <= reached} isNow={index === reached} />
        ))}
      </ol>
      <Facts delivery={delivery} />
    </CardSection>
  )
}

function Stage({
  stage,
  isDone,
  isNow,
}: {
  stage: (typeof STAGES)[number]
  isDone: boolean
  isNow: boolean
}) {
  const Icon = isDone && !isNow ? Check : ICONS[stage]
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={cn(
        'grid justify-items-center gap-1.5 border-t-4 pt-3 text-center text-sm',
        isDone ? 'border-primary text-primary' : 'border-line text-muted',
        isNow && 'font-semibold',
      )}
    >
      <Icon aria-hidden className="size-6" />
      {LABELS[stage]}
    </li>
  )
}

function Facts({ delivery }: { delivery: Delivery }) {
  const { courier, tracking_number: number, note, sent_at, received_at } = delivery
  const sent = sent_at ? formatDate(sent_at) : ''
  const received = received_at ? formatDate(received_at) : ''
  return (
    <div className="grid gap-1 text-sm">
      {!sent && (
        <p className="text-muted">
          <Trans>Pesanan Anda sedang kami siapkan.</Trans>
        </p>
      )}
      {sent && !received && (
        <p className="text-muted">
          <Trans>
            Dikirim <bdi>{sent}</bdi>
          </Trans>
          {courier && ` · ${courier}`}
        </p>
      )}
      {received && (
        <p className="text-muted">
          <Trans>
            Diterima <bdi>{received}</bdi>
          </Trans>
        </p>
      )}
      {number && (
        <p>
          <Trans>Nomor resi</Trans>{' '}
          <span className="font-semibold text-strong tabular-nums select-all">{number}</span>
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  )
}
