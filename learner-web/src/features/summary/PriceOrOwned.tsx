import { Price } from '../../ui/Price'
import { OwnedChip } from '../owned/OwnedChip'
import { useOwned } from '../owned/useOwned'

interface PriceOrOwnedProps {
  product: { item_id: number; price: number; strike_price: number | null }
}

/** What a product costs; nothing more for whoever owns it already. */
export function PriceOrOwned({ product: { item_id, price, strike_price } }: PriceOrOwnedProps) {
  return useOwned(item_id) ? (
    <OwnedChip itemId={item_id} />
  ) : (
    <Price amount={price} strike={strike_price} />
  )
}
