import type { ReactNode } from 'react'
import { Price } from '../../ui/Price'
import { OwnedChip } from './OwnedChip'
import { useOwned } from './useOwned'

interface PriceOrOwnedProps {
  product: {
    item_id: number
    price: number
    strike_price: number | null
    voluntary_minimum?: number | null
  }
  /** With the discount behind the price instead of above it. */
  isInline?: boolean
  /** Chips that a buyer reads beside the price. */
  children?: ReactNode
}

/** What a product costs; for its owners that they have it already. */
export function PriceOrOwned({ product, isInline = false, children }: PriceOrOwnedProps) {
  const { item_id, price, strike_price, voluntary_minimum: from } = product
  if (useOwned(item_id)) return <OwnedChip itemId={item_id} />
  return (
    <Price amount={price} strike={strike_price} from={from} isInline={isInline}>
      {children}
    </Price>
  )
}
