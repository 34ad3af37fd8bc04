import { Trans } from '@lingui/react/macro'
import { CircleSlash, Flame } from 'lucide-react'
import type { ProductCard } from '../../api/types'
import { capacityTexts, kindMeta } from '../../kinds/kindMeta'
import { isSoldOut } from '../../lib/isSoldOut'
import { Chip } from '../../ui/Chip'

const FEW = 10

type AvailabilityProps = Pick<ProductCard, 'kind' | 'on_sale' | 'seats_left'> & {
  /** No urgency for products without a date. */
  awaits_date?: boolean | null
}

/** Says when a product cannot be bought, or will soon be gone; nothing in the ordinary case. */
export function Availability({ kind, on_sale, seats_left, awaits_date }: AvailabilityProps) {
  const { gone, left } = capacityTexts[kindMeta[kind].capacity]
  const isGone = isSoldOut({ seats_left })
  if (isGone || !on_sale)
    return (
      <Chip tone="neutral" icon={CircleSlash}>
        {isGone ? gone : <Trans>Tidak dijual</Trans>}
      </Chip>
    )
  if (awaits_date || seats_left === null || seats_left > FEW) return null
  return (
    <Chip tone="warning" icon={Flame}>
      {left(seats_left)}
    </Chip>
  )
}
