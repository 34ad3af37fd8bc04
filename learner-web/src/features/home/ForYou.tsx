import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { RecommendedCard } from '../../api/accountTypes'
import { recentlyViewedQuery, recommendedNewsQuery, recommendedQuery } from '../../api/forYou'
import type { ProductCard } from '../../api/types'
import { paths } from '../../app/paths'
import { kindNamed } from '../../kinds/kindMeta'
import { cn } from '../../ui/cn'
import { PageSection } from '../../ui/PageSection'
import { Skeleton } from '../../ui/Skeleton'
import { cardStrip } from '../../ui/strip'
import { OtherDates } from '../catalogue/OtherDates'
import { ProductTile } from '../catalogue/ProductTile'
import { inStrip, type TileLook } from '../catalogue/tileLook'
import { NewsTile } from '../news/NewsTile'

const ROWS = 3

// A kind that this app does not know yet is left out.
function known<C extends ProductCard>(cards: readonly C[] | undefined): C[] {
  return (cards ?? []).filter(({ kind }) => kindNamed(kind) !== null)
}

/** Few products lie side by side, so that none stands alone in a row. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'xl:grid-cols-2',
  3: 'sm:grid-cols-2 xl:grid-cols-3',
}

/** The tile of a phone, on wide screens as well. */
const LYING: TileLook = {
  card: 'grid h-full grid-cols-[minmax(0,1fr)] overflow-hidden min-[18rem]:grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[16rem_minmax(0,1fr)]',
  cover: 'h-full min-h-44',
  heart: 'start-1.5 sm:start-auto sm:end-1.5',
}

/** What the person looked at last. */
export function RecentlyViewed() {
  const cards = known(useQuery(recentlyViewedQuery(ROWS)).data?.rows)
  if (cards.length === 0) return null
  return (
    <PageSection title={<Trans>Terakhir dilihat</Trans>}>
      <ul className={cn('grid gap-3.5 sm:gap-5', COLUMNS[cards.length])}>
        {cards.map((card) => (
          <li key={card.item_id}>
            <ProductTile card={card} {...(cards.length < ROWS && { look: LYING })} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const NOTHING: readonly number[] = []

/** What suits the person and is not on the page already, each with its reason. */
export function Recommended({ without = NOTHING }: { without?: readonly number[] }) {
  const { data, isPending } = useQuery(recommendedQuery(ROWS + without.length))
  if (isPending) return <Skeleton className="mt-8 h-84 rounded-card sm:h-100 desk:mt-9" />
  const others = data?.rows.filter(({ item_id }) => !without.includes(item_id))
  const cards = known(others).slice(0, ROWS)
  if (cards.length === 0) return null
  return (
    <PageSection title={<Trans>Rekomendasi untuk Anda</Trans>}>
      <ul className={cn(cardStrip, 'sm:gap-y-6 xl:grid-cols-3')}>
        {cards.map((card) => (
          <li key={card.item_id} className="flex flex-col gap-2.5">
            <Reason card={card} />
            <div className="flex-1">
              <ProductTile card={card} look={inStrip} note={<OtherDates card={card} />} />
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function Reason({ card }: { card: RecommendedCard }) {
  return (
    <p className="max-sm:min-h-15 flex min-h-[2lh] items-start gap-2 text-sm font-medium text-muted">
      <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
      {card.reason}
    </p>
  )
}

/** The news that fit the person best. */
export function News() {
  const news = useQuery(recommendedNewsQuery(ROWS)).data?.rows ?? []
  if (news.length === 0) return null
  return (
    <PageSection title={<Trans>Kabar terbaru</Trans>} all={paths.news}>
      <ul className={cn(cardStrip, 'xl:grid-cols-3')}>
        {news.map((card) => (
          <li key={card.slug}>
            <NewsTile isInStrip card={card} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
