import type { ReactNode } from 'react'
import type { ProductCard } from '../../api/types'
import { cn } from '../../ui/cn'
import { Loading } from '../../ui/Skeleton'
import { ProductTile, TileSkeleton } from './ProductTile'

const columns = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3'
const strip =
  '-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3.5 overflow-x-auto px-4 pb-1 [scrollbar-width:none] *:w-[88%] *:shrink-0 *:snap-start sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:px-0 sm:*:w-auto xl:grid-cols-3'

interface ProductGridProps {
  cards: readonly ProductCard[]
  /** How many pictures stand on the first screen. */
  eager?: number
  /** The cards are of the last query; the new ones are on their way. */
  stale?: boolean
  heading?: 'h2' | 'h3'
  /** On phones the tiles stand in one row that scrolls. */
  isStrip?: boolean
}

/** Tiles side by side. */
export function ProductGrid(props: ProductGridProps) {
  const { cards, eager = 0, stale = false, heading, isStrip = false } = props
  return (
    <ul className={cn(isStrip ? strip : columns, 'transition-opacity', stale && 'opacity-60')}>
      {cards.map((card, index) => (
        <li key={card.item_id}>
          <ProductTile card={card} first={index < eager} {...(heading && { heading })} />
        </li>
      ))}
    </ul>
  )
}

/** As many empty tiles as are expected. */
export function GridSkeleton({
  count,
  isStrip = false,
}: {
  count: number
  isStrip?: boolean
}): ReactNode {
  return (
    <Loading>
      <div className={isStrip ? strip : columns}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blanks have no other name
          <TileSkeleton key={index} />
        ))}
      </div>
    </Loading>
  )
}
