import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { TrainingCard } from '../../api/types'
import { to } from '../../app/paths'
import { kinds } from '../../kinds'
import { formatDatePart } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Content } from '../../ui/Content'
import { Price } from '../../ui/Price'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'
import { Availability } from './Availability'
import { ProductLink } from './ProductLink'
import { nearestTrainingsQuery } from './queries'
import { Shelf } from './Shelf'

const SHOWN = 6
const columns = 'grid gap-3 desk:grid-cols-2'
const row = 'flex h-full min-h-24 items-center gap-4 p-3.5 pe-4.5'

/** The classes that begin next, as a calendar would show them. */
export function Agenda() {
  const { data, isPending, refetch } = useQuery(nearestTrainingsQuery(SHOWN))
  if (data?.rows.length === 0) return null
  return (
    <Shelf
      title={<Trans>Pelatihan terdekat</Trans>}
      lead={<Trans>Pilih tanggal yang cocok dan amankan kursi Anda.</Trans>}
      all={to.kind('training')}
    >
      {isPending && <AgendaSkeleton />}
      {!(isPending || data) && <ErrorState onRetry={refetch} />}
      {data && (
        <ul className={columns}>
          {data.rows.map((card) => (
            <li key={card.item_id}>
              <AgendaRow card={card} />
            </li>
          ))}
        </ul>
      )}
    </Shelf>
  )
}

function AgendaRow({ card }: { card: TrainingCard }) {
  return (
    <Card interactive className={`group ${row}`}>
      {card.starts_at && <DateTile day={card.starts_at} />}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h3 className="line-clamp-2 text-[15px] leading-snug">
          <ProductLink
            kind="training"
            slug={card.slug}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-primary group-hover:text-primary"
          >
            <Content>{card.title}</Content>
          </ProductLink>
        </h3>
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-[13px] text-muted">
          {kinds.training.cardFacts(card).map(({ icon: Icon, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a kind's facts never change their order
            <li key={index} className="inline-flex items-center gap-1">
              <Icon aria-hidden className="size-3.5 shrink-0" />
              {value}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Price amount={card.price} />
          <Availability {...card} />
        </div>
      </div>
    </Card>
  )
}

/** A day as a tear-off calendar leaf. */
function DateTile({ day }: { day: string }) {
  return (
    <time
      dateTime={day}
      className="grid w-15 shrink-0 overflow-hidden rounded-control border border-line text-center leading-none"
    >
      <span className="bg-primary-tint py-1.5 text-xs font-bold text-primary uppercase">
        {formatDatePart(day, { month: 'short' })}
      </span>
      <span className="pt-2 text-2xl font-extrabold text-strong tabular-nums">
        {formatDatePart(day, { day: 'numeric' })}
      </span>
      <span className="pt-1 pb-2 text-xs text-muted">
        {formatDatePart(day, { weekday: 'short' })}
      </span>
    </time>
  )
}

function AgendaSkeleton() {
  return (
    <Loading>
      <div className={columns}>
        {Array.from({ length: SHOWN }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blanks have no other name
          <Card key={index} className={row}>
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
