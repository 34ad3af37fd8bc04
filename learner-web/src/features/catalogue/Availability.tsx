import { Trans } from '@lingui/react/macro'
import { CircleSlash, Flame } from 'lucide-react'
import type { ProductCard } from '../../api/types'
import { Chip } from '../../ui/Chip'

const FEW = 10

/** Says when a product cannot be bought, or will soon be gone; nothing in the ordinary case. */
export function Availability({ on_sale, seats_left }: Pick<ProductCard, 'on_sale' | 'seats_left'>) {
  if (seats_left !== null && seats_left <= 0) return <Gone soldOut />
  if (!on_sale) return <Gone />
  if (seats_left === null || seats_left > FEW) return null
  return (
    <Chip tone="warning" icon={Flame}>
      <Trans>Sisa {seats_left} kursi</Trans>
    </Chip>
  )
}

function Gone({ soldOut = false }: { soldOut?: boolean }) {
  return (
    <Chip tone="neutral" icon={CircleSlash}>
      {soldOut ? <Trans>Kursi habis</Trans> : <Trans>Tidak dijual</Trans>}
    </Chip>
  )
}
