import type { ReactNode } from 'react'
import type { ProductCard } from '../../api/types'
import { cn } from '../../ui/cn'
import { Loading } from '../../ui/Skeleton'
import { cardStrip } from '../../ui/strip'
import { ProductTile, TileSkeleton } from './ProductTile'
import { inGrid, inStrip } from './tileLook'

const COLUMNS = {
  1: 'grid gap-3.5 sm:gap-5',
  2: 'grid gap-3.5 sm:grid-cols-2 sm:gap-5',
  3: 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3',
  4: 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-4',
} as const
const stripOf = (columns: keyof typeof COLUMNS) =>
  cn(cardStrip, 'sm:overflow-visible', columns === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3')

interface ProductGridProps {
  cards: readonly ProductCard[]
  /** How many pictures are above the fold. */
  eager?: number
  /** The cards are of the last query; the new ones are on their way. */
  stale?: boolean
  heading?: 'h2' | 'h3'
  /** All are of the kind that the heading names. */
  isOneKind?: boolean
  /** On phones the tiles are one scrolling row. */
  isStrip?: boolean
  /** How many tiles per row on wide screens. */
  columns?: keyof typeof COLUMNS
  /** An element after the tiles, as a list item. */
  end?: ReactNode
}

/** Tiles side by side. */
export function ProductGrid(props: ProductGridProps) {
  const {
    cards,
    eager = 0,
    stale = false,
    heading,
    isOneKind = false,
    isStrip = false,
    columns = 3,
    end,
  } = props
  return (
    <ul
      className={cn(
        isStrip ? stripOf(columns) : COLUMNS[columns],
        'transition-opacity',
        stale && 'opacity-60',
      )}
    >
      {cards.map((card, index) => (
        <li key={card.item_id}>
          <ProductTile
            card={card}
            first={index < eager}
            isOneKind={isOneKind}
            look={isStrip ? inStrip : inGrid}
            {...(heading && { heading })}
          />
        </li>
      ))}
      {end}
    </ul>
  )
}

interface SkeletonProps extends Pick<ProductGridProps, 'isOneKind' | 'isStrip' | 'columns'> {
  count: number
}

/** As many empty tiles as are expected. */
export function GridSkeleton(props: SkeletonProps): ReactNode {
  const { count, isOneKind = false, isStrip = false, columns = 3 } = props
  return (
    <Loading>
      <div className={isStrip ? stripOf(columns) : COLUMNS[columns]}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blanks have no other name
          <TileSkeleton key={index} isOneKind={isOneKind} look={isStrip ? inStrip : inGrid} />
        ))}
      </div>
    </Loading>
  )
}
