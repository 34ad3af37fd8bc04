import { Trans } from '@lingui/react/macro'
import { ArrowRight, CalendarDays, Compass, Layers } from 'lucide-react'
import type { AssessmentResult } from '../../api/types'
import { to } from '../../app/paths'
import { MODES } from '../../kinds/facts/names'
import { KindChip } from '../../kinds/KindChip'
import { formatDate, formatRupiah } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { Picture } from '../../ui/Picture'
import { Price } from '../../ui/Price'
import { PriceOrOwned } from '../owned/PriceOrOwned'
import { useOwned } from '../owned/useOwned'
import { closedUnits, firstGap, trainingsFor } from './facts'
import { Path } from './Path'

/** The way on: one unit and one training first, then another attempt, then the proof; nothing for who is competent in all. */
export function Plan({ result }: { result: AssessmentResult }) {
  const gap = firstGap(result)
  if (!gap) return null
  const { first, wider } = trainingsFor(result, gap)
  const { uk_name: unit } = gap
  return (
    <Card
      id="plan"
      className="grid scroll-mt-24 break-inside-avoid gap-5 p-5 desk:grid-cols-2 desk:items-center desk:gap-x-8 desk:p-7 print:grid-cols-2 print:rounded-none print:border-0 print:p-0"
    >
      <div className="grid content-start gap-2.5">
        <p className="flex items-center gap-2 text-sm font-bold text-primary">
          <Compass aria-hidden className="size-5" />
          <Trans>Langkah pertama Anda</Trans>
        </p>
        <h2 className="text-xl desk:text-2xl">
          <Trans>Mulai dari {unit}</Trans>
        </h2>
        <p className="text-ink">
          <WhyThisUnit gap={gap} />
        </p>
        {wider && <WiderTraining training={wider} />}
      </div>
      {first && <FirstTraining training={first} units={closedUnits(result, first.uk_codes)} />}
      <Path result={result} first={first} />
    </Card>
  )
}

function WhyThisUnit({ gap }: { gap: AssessmentResult['units'][number] }) {
  const { achieved_level: achieved, required_level: required } = gap
  return achieved === 0 ? (
    <Trans>
      Level 1 belum tercapai, sedangkan peran ini memerlukan level {required}. Di unit inilah
      belajar paling cepat terasa.
    </Trans>
  ) : (
    <Trans>
      Anda berada di level {achieved}, sedangkan peran ini memerlukan level {required}. Di unit
      inilah belajar paling cepat terasa.
    </Trans>
  )
}

type Suggestion = AssessmentResult['suggestions'][number]

/** For who would rather close several gaps in one course. */
function WiderTraining({ training }: { training: Suggestion }) {
  const { kind, slug, title } = training
  const price = formatRupiah(training.price)
  const isOwned = useOwned(training.item_id)
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Layers aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <Trans>
          Ingin melatih beberapa unit sekaligus?{' '}
          <Link
            to={to.detail(kind, slug)}
            className="font-semibold text-primary underline underline-offset-2"
          >
            <bdi>{title}</bdi>
          </Link>
        </Trans>{' '}
        ·{' '}
        {isOwned ? (
          <Trans>Sudah Anda miliki</Trans>
        ) : (
          <bdi dir="ltr" className="whitespace-nowrap">
            {price}
          </bdi>
        )}
      </span>
    </p>
  )
}

function FirstTraining({ training, units }: { training: Suggestion; units: readonly string[] }) {
  const { kind, slug, title, image_url } = training
  return (
    <Card
      interactive
      className="group grid overflow-hidden sm:grid-cols-[11rem_1fr] print:grid-cols-1"
    >
      {image_url && (
        <Picture
          src={image_url}
          sizes="(min-width: 40rem) 16rem, 92vw"
          className="aspect-[5/2] w-full object-cover sm:aspect-auto sm:h-full no-print"
        />
      )}
      <div className="grid content-center gap-2 p-4">
        <span>
          <KindChip kind={kind} />
        </span>
        <h3 className="text-base">
          <Link
            to={to.detail(kind, slug)}
            className="before:absolute before:inset-0 group-hover:text-primary"
          >
            {title}
          </Link>
        </h3>
        <p className="text-sm text-muted">{units.join(' · ')}</p>
        <When training={training} />
      </div>
    </Card>
  )
}

/** Its date and price; another date of the subject is an equal choice beside it. */
function When({ training }: { training: Suggestion }) {
  const { kind, item_id, slug, starts_at, price, other_date: other } = training
  const isOwned = useOwned(item_id)
  if (!other || !starts_at || isOwned) return <OneDate training={training} />
  const dates = [{ slug, starts_at, price, mode: training.mode }, other]
  dates.sort((one, next) => Date.parse(one.starts_at) - Date.parse(next.starts_at))
  return (
    <ul className="relative grid gap-2">
      {dates.map((date) => (
        <li key={date.slug}>
          <Link to={to.detail(kind, date.slug)} className={CHOICE}>
            <CalendarDays aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="flex-1">
              {formatDate(date.starts_at)}
              {date.mode && <span className="block text-muted">{MODES[date.mode]}</span>}
            </span>
            <Price amount={date.price} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const CHOICE =
  'flex min-h-11 items-center gap-2 rounded-control border border-line px-3 text-sm text-ink hover:border-primary'

function OneDate({ training }: { training: Suggestion }) {
  return (
    <>
      {training.starts_at && (
        <p className="flex items-center gap-2 text-sm text-ink">
          <CalendarDays aria-hidden className="size-4 shrink-0" />
          {formatDate(training.starts_at)}
        </p>
      )}
      <p className="flex items-center justify-between gap-3">
        <PriceOrOwned product={training} />
        <ArrowRight aria-hidden className="size-5 text-primary rtl:rotate-180 no-print" />
      </p>
    </>
  )
}
