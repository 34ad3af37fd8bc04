import type { ReactNode } from 'react'
import type { ProductCard } from '../../api/types'
import { kinds } from '../../kinds'
import { KindChip } from '../../kinds/KindChip'
import type { Fact } from '../../kinds/kind'
import { strikeOf } from '../../lib/strikeOf'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/Skeleton'
import { Rating } from '../../ui/Stars'
import { TitleText } from '../../ui/TitleText'
import { Availability } from '../buy/Availability'
import { PriceOrOwned } from '../owned/PriceOrOwned'
import { WishlistButton } from '../wish/WishlistButton'
import { Cover } from './Cover'
import { ProductLink } from './ProductLink'
import { coverSizes, inGrid, type TileLook } from './tileLook'

interface ProductTileProps {
  card: ProductCard
  /** One of the first pictures of the page. */
  first?: boolean
  /** Whether it is in a list of its kind, under that kind's name. */
  isOneKind?: boolean
  heading?: 'h2' | 'h3'
  /** Stands last among its facts. */
  note?: ReactNode
  look?: TileLook
}

/** A product in a list or a row of products. */
export function ProductTile(props: ProductTileProps) {
  const { card, first = false, isOneKind = false, heading: Heading = 'h3', note } = props
  const { look = inGrid } = props
  const kind = kinds[card.kind]
  return (
    <Card interactive className={cn('group', look.card)}>
      <Cover
        src={card.image_url}
        kind={card.kind}
        sizes={coverSizes}
        first={first}
        className={look.cover}
      />
      <div className="@container flex min-w-0 flex-col gap-2 p-3.5 sm:p-4.5">
        {!isOneKind && (
          <div>
            <KindChip kind={card.kind} />
          </div>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1 @[12rem]:flex-nowrap">
          <p className="min-w-0 text-[13px] font-semibold text-muted wrap-break-word sm:truncate">
            {kind.eyebrow(card)}
          </p>
          <Rating average={card.rating_average} count={card.rating_count} />
        </div>
        <Heading className="line-clamp-3 text-[15px] leading-snug sm:text-base">
          <ProductLink
            kind={card.kind}
            slug={card.slug}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
          >
            <TitleText>{card.title}</TitleText>
          </ProductLink>
        </Heading>
        <TileFacts facts={kind.cardFacts(card)} note={note} />
        <div className="mt-auto pt-1">
          <PriceOrOwned product={{ ...card, strike_price: strikeOf(card) }}>
            <Availability {...card} />
          </PriceOrOwned>
        </div>
      </div>
      <WishlistButton
        card={card}
        className={cn(
          'absolute top-1.5 bg-black/45 text-white hover:bg-black/65 focus-visible:-outline-offset-4 focus-visible:outline-white',
          look.heart,
        )}
      />
    </Card>
  )
}

function TileFacts({ facts, note }: { facts: Fact[]; note: ReactNode }) {
  return (
    <ul className="flex flex-wrap gap-x-2.5 gap-y-1 text-[13px] text-muted sm:gap-x-3">
      {facts.map(({ icon: Icon, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kind's facts never change their order
        <li key={index} className="inline-flex items-center gap-1">
          <Icon aria-hidden className="size-3.5 shrink-0 max-sm:hidden" />
          {value}
        </li>
      ))}
      {note && <li className="empty:hidden">{note}</li>}
    </ul>
  )
}

/** The place of a tile that is on its way. */
export function TileSkeleton({
  isOneKind = false,
  look = inGrid,
}: Pick<ProductTileProps, 'isOneKind' | 'look'>) {
  return (
    <Card className={look.card}>
      <Skeleton className={cn('rounded-none', look.cover)} />
      <div className="flex flex-col gap-2.5 p-3.5 sm:p-4.5">
        {!isOneKind && <Skeleton className="h-6 w-24 rounded-full" />}
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="mt-auto h-6 w-28" />
      </div>
    </Card>
  )
}
