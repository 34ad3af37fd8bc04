import { Trans } from '@lingui/react/macro'
import { CircleSlash, Flame } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductCard } from '../../api/types'
import { Chip } from '../../ui/Chip'

const FEW = 10

type AvailabilityProps = Pick<ProductCard, 'on_sale' | 'seats_left'> & {
  /** What has no seats has a stock. */
  kind?: ProductCard['kind']
}

/** Says when a product cannot be bought, or will soon be gone; nothing in the ordinary case. */
export function Availability({ kind, on_sale, seats_left }: AvailabilityProps) {
  const isStock = kind === 'other'
  if (seats_left !== null && seats_left <= 0)
    return (
      <UnavailableChip>
        {isStock ? <Trans>Stok habis</Trans> : <Trans>Kursi habis</Trans>}
      </UnavailableChip>
    )
  if (!on_sale)
    return (
      <UnavailableChip>
        <Trans>Tidak dijual</Trans>
      </UnavailableChip>
    )
  if (seats_left === null || seats_left > FEW) return null
  return (
    <Chip tone="warning" icon={Flame}>
      {isStock ? <Trans>Stok tinggal {seats_left}</Trans> : <Trans>Sisa {seats_left} kursi</Trans>}
    </Chip>
  )
}

function UnavailableChip({ children }: { children: ReactNode }) {
  return (
    <Chip tone="neutral" icon={CircleSlash}>
      {children}
    </Chip>
  )
}
