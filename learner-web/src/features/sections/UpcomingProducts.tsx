import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import type { KindSlug, ProductCard } from '../../api/types'
import { to } from '../../app/paths'
import { kinds } from '../../kinds'
import { KindChip } from '../../kinds/KindChip'
import { jakartaDay } from '../../lib/format'
import { groupBy } from '../../lib/groupBy'
import { strikeOf } from '../../lib/strikeOf'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { PageSection } from '../../ui/PageSection'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'
import { TitleText } from '../../ui/TitleText'
import { Availability } from '../buy/Availability'
import { DateTile } from '../catalogue/DateTile'
import { type DatedCard, OtherDates } from '../catalogue/OtherDates'
import { ProductLink } from '../catalogue/ProductLink'
import { nearestQuery } from '../catalogue/queries'
import { PriceOrOwned } from '../owned/PriceOrOwned'
import { useOwnedTest } from '../owned/useOwned'

const SHOWN = 4
const EACH = 4
const DATED: readonly KindSlug[] = ['training', 'webinar', 'workshop', 'oti']
// One fewer on a phone.
const columns = 'grid gap-3 desk:grid-cols-2 max-sm:*:nth-[n+4]:hidden'
const row = 'flex h-full min-h-24 items-center gap-4 p-3.5 pe-4.5'

/** The search is the one list that mixes kinds. */
const allByDate = () =>
  `${to.search('pelatihan webinar workshop')}&sort=terdekat&from=${jakartaDay()}`

/** The next products of all dated kinds that the user does not own, as a calendar. */
export function UpcomingProducts() {
  const lists = useQueries({ queries: DATED.map((kind) => nearestQuery(kind, EACH)) })
  const isOwned = useOwnedTest()
  const settled = lists.every(({ isPending }) => !isPending)
  const failed = lists.every(({ isError }) => isError)
  const cards = soonest(
    lists.flatMap(({ data }) => data?.rows ?? []).filter(({ item_id }) => !isOwned(item_id)),
  )
  if (settled && !failed && cards.length === 0) return null
  return (
    <PageSection
      title={<Trans context="heading">Jadwal terdekat</Trans>}
      lead={<Trans>Pilih tanggal yang cocok dan amankan kursi Anda.</Trans>}
      all={allByDate()}
    >
      {!settled && <UpcomingSkeleton />}
      {failed && <ErrorState onRetry={() => lists.forEach(({ refetch }) => void refetch())} />}
      {settled && !failed && (
        <ul className={columns}>
          {cards.map((card) => (
            <li key={card.item_id}>
              <AgendaRow card={card} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}

function soonest(cards: readonly DatedCard[]): DatedCard[] {
  const day = ({ starts_at }: ProductCard) => new Date(starts_at ?? 0).getTime()
  const coming = cards.filter((card) => day(card) > Date.now())
  const inOrder = coming.sort((one, other) => day(one) - day(other))
  return groupBy(inOrder, subjectOf)
    .flatMap(({ items }) => items.slice(0, 1))
    .slice(0, SHOWN)
}

/** The subject shared by dates of a training; other products are their own group. */
const subjectOf = (card: DatedCard) => card.subject_code ?? String(card.item_id)

function AgendaRow({ card }: { card: DatedCard }) {
  return (
    <Card interactive className={`group ${row}`}>
      {card.starts_at && <DateTile day={card.starts_at} />}
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <KindChip kind={card.kind} />
        <h3 className="line-clamp-2 text-[15px] leading-snug">
          <ProductLink
            kind={card.kind}
            slug={card.slug}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
          >
            <TitleText>{card.title}</TitleText>
          </ProductLink>
        </h3>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-muted">
          {kinds[card.kind].cardFacts(card).map(({ icon: Icon, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a kind's facts never change their order
            <li key={index} className="inline-flex items-center gap-1">
              <Icon aria-hidden className="size-3.5 shrink-0" />
              {value}
            </li>
          ))}
          <li className="empty:hidden">
            <OtherDates card={card} />
          </li>
        </ul>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PriceOrOwned product={{ ...card, strike_price: strikeOf(card) }}>
            <Availability {...card} />
          </PriceOrOwned>
        </div>
      </div>
    </Card>
  )
}

function UpcomingSkeleton() {
  return (
    <Loading>
      <div className={columns}>
        {Array.from({ length: SHOWN }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blanks have no other name
          <Card key={index} className={cn(row, 'max-sm:min-h-38')}>
            <Skeleton className="h-20 w-15 shrink-0" />
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-5 w-28" />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  )
}
