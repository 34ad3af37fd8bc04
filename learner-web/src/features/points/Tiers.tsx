import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { loyaltyQuery } from '../../api/points'
import { formatNumber } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { TierName } from './TierName'

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4'

/** The tiers of the loyalty card, as steps that rise. */
export function Tiers() {
  return (
    <QueryView
      query={useQuery(loyaltyQuery())}
      pending={<ListSkeleton count={4} className={grid} item="h-52 rounded-card" />}
    >
      {({ tiers, tier, points }) => (
        <ol className={grid}>
          {tiers.map((one) => (
            <li key={one.name} className="grid">
              <Card
                className={cn(
                  'grid content-start gap-3 p-5',
                  one.name === tier?.name && 'border-primary bg-primary-tint',
                )}
              >
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h2 className="text-lg">
                    <TierName name={one.name} />
                  </h2>
                  {one.name === tier?.name && (
                    <Chip tone="primary" icon={Check}>
                      <Trans>Tingkat Anda</Trans>
                    </Chip>
                  )}
                </div>
                <p className="text-sm font-semibold text-muted">
                  {points >= one.min_points ? (
                    <Trans>Tercapai: {formatNumber(one.min_points)} poin setahun</Trans>
                  ) : (
                    <Trans>Mulai {formatNumber(one.min_points)} poin setahun</Trans>
                  )}
                </p>
                <ul className="grid gap-2 text-[15px]">
                  {one.benefits.map((benefit) => (
                    <li key={benefit} className="flex gap-2">
                      <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
                      <bdi>{benefit}</bdi>
                    </li>
                  ))}
                </ul>
              </Card>
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  )
}
