import { Trans } from '@lingui/react/macro'
import { ClipboardList } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import type { OwnSeat } from '../../api/corporate'
import type { OwnedItem } from '../../api/learning'
import { formatStart } from '../../lib/formatStart'
import { StepLink } from './StepLink'

// Only members of companies have them.
const CompanySeat = lazy(async () => ({ default: (await import('./CompanySeat')).CompanySeat }))

const ROW = 'flex flex-wrap items-center justify-between gap-x-5 gap-y-2'

interface WaitingProps {
  items: readonly OwnedItem[]
  seats: readonly OwnSeat[]
}

/** Steps that wait for the owner, before scheduled events. */
export function Waiting({ items, seats }: WaitingProps) {
  const title = useId()
  if (items.length + seats.length === 0) return null
  return (
    <section
      aria-labelledby={title}
      className="grid gap-2 rounded-card bg-warning-tint p-4 sm:px-5"
    >
      <h2 id={title} className="flex items-center gap-2 text-lg">
        <ClipboardList aria-hidden className="size-5 shrink-0 text-warning" />
        <Trans>Menunggu Anda</Trans>
      </h2>
      <ul className="grid gap-3">
        {seats.map((seat) => (
          <li key={seat.uuid} className={ROW}>
            <Suspense fallback={<span className="h-24 sm:h-12" />}>
              <CompanySeat seat={seat} />
            </Suspense>
          </li>
        ))}
        {items.map((item) => (
          <li key={item.uuid} className={ROW}>
            <p className="grid min-w-0 flex-1 basis-56">
              <bdi className="font-semibold text-strong">{item.title}</bdi>
              {item.starts_at && (
                <span className="text-sm text-ink">
                  {formatStart(item.starts_at, item.ends_at)}
                </span>
              )}
            </p>
            <StepLink item={item} className="max-sm:w-full" />
          </li>
        ))}
      </ul>
    </section>
  )
}
