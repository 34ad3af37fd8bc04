import type { ReactNode } from 'react'
import type { ProductCard } from '../../api/types'
import { cx } from '../../ui/cx'
import { Loading } from '../../ui/Skeleton'
import { ProductTile, TileSkeleton } from './ProductTile'

const columns = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3'

interface ProductGridProps {
  cards: readonly ProductCard[]
  /** How many pictures stand on the first screen. */
  eager?: number
  /** The cards are of the last query; the new ones are on their way. */
  stale?: boolean
  heading?: 'h2' | 'h3'
}

/** Tiles side by side. */
export function ProductGrid({ cards, eager = 0, stale = false, heading }: ProductGridProps) {
  return (
    <ul className={cx(columns, 'transition-opacity', stale && 'opacity-60')}>
      {cards.map((card, index) => (
        <li key={card.item_id}>
          <ProductTile card={card} first={index < eager} {...(heading && { heading })} />
        </li>
      ))}
    </ul>
  )
}

/** As many empty tiles as are expected. */
export function GridSkeleton({ count }: { count: number }): ReactNode {
  return (
    <Loading>
      <div className={columns}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blanks have no other name
          <TileSkeleton key={index} />
        ))}
      </div>
    </Loading>
  )
}
