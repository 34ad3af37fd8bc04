import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, MapPin, MonitorPlay } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { KindSlug, ProductDetail, Schedule } from '../../api/types'
import { MODES } from '../../kinds/facts/names'
import { formatDatePart, formatDateRange, formatHours } from '../../lib/format'
import { strikeOf } from '../../lib/strikeOf'
import { lastsWholeDays } from '../../lib/wholeDays'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Price } from '../../ui/Price'
import { Skeleton } from '../../ui/Skeleton'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { ProductLink } from '../catalogue/ProductLink'
import { useOwned } from '../owned/useOwned'
import { SeatsLeft } from './SeatsLeft'

const ScheduleComparison = lazy(async () => ({
  default: (await import('./ScheduleComparison')).ScheduleComparison,
}))

export interface SchedulePickerProps {
  kind: KindSlug
  product: ProductDetail
  schedules: readonly Schedule[]
  /** How many there are in all, and where. */
  all: { total: number; path: string } | undefined
}

/** The dates of the subject with place, price and free seats; owners see their own. */
export function SchedulePicker(props: SchedulePickerProps) {
  const { t } = useLingui()
  const { kind, product, schedules } = props
  const id = useId()
  const owned = useOwned(product.item_id)
  const isHere = ({ slug }: Schedule) => slug === product.slug
  const own = owned ? schedules.filter(isHere) : []
  const isOwn = own.length > 0
  const shown = isOwn ? own : schedules
  return (
    <nav
      id={id}
      data-chapter={t`Jadwal`}
      aria-label={isOwn ? t`Jadwal Anda` : t`Pilih jadwal`}
      className="grid scroll-mt-10 gap-3"
    >
      <h2 className="text-lg">
        {isOwn ? <Trans>Jadwal Anda</Trans> : <Trans>Pilih jadwal</Trans>}
      </h2>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {shown.map((schedule) => (
          <li key={schedule.item_id}>
            <Slot kind={kind} schedule={schedule} here={isHere(schedule)} owned={isOwn} />
          </li>
        ))}
      </ul>
      {!isOwn && <ScheduleLinks {...props} />}
    </nav>
  )
}

/** Compares the dates, and links to the list of all. */
function ScheduleLinks({ kind, product, schedules, all }: SchedulePickerProps) {
  const [isCompared, setCompared] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isCompared}
          onClick={() => setCompared(!isCompared)}
          className="min-h-11"
        >
          {isCompared ? <Trans>Tutup perbandingan</Trans> : <Trans>Bandingkan jadwal</Trans>}
        </Button>
        {all && all.total > schedules.length && (
          <Link
            to={all.path}
            className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
          >
            <Trans>Lihat semua {all.total} jadwal</Trans>
          </Link>
        )}
      </div>
      {isCompared && (
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <ScheduleComparison kind={kind} here={product.slug} schedules={schedules} />
        </Suspense>
      )}
    </>
  )
}

interface SlotProps {
  kind: KindSlug
  schedule: Schedule
  here: boolean
  owned: boolean
}

function Slot({ kind, schedule, here, owned }: SlotProps) {
  const { starts_at, ends_at, mode, location_name, time_zone } = schedule
  const online = mode === 'online' || !location_name
  const Icon = online ? MonitorPlay : MapPin
  return (
    <ProductLink
      kind={kind}
      slug={schedule.slug}
      here={here}
      className={cn(
        'relative grid h-full content-start gap-1 rounded-control border p-3.5 transition-colors',
        here
          ? 'border-primary bg-primary-tint [&_.bg-success-tint]:bg-surface'
          : 'border-line bg-surface hover:border-primary',
      )}
    >
      <span className="pe-7 font-semibold text-strong">
        {starts_at &&
          formatDateRange(starts_at, ends_at ?? starts_at, undefined, time_zone ?? undefined)}
      </span>
      {here && <CircleCheck aria-hidden className="absolute end-3 top-3.5 size-5 text-primary" />}
      <DaysAndHours schedule={schedule} />
      <span className="flex items-center gap-1.5 text-sm text-muted">
        <Icon aria-hidden className="size-4 shrink-0" />
        {online ? MODES.online : <UntranslatedText>{location_name}</UntranslatedText>}
      </span>
      {!owned && (
        <span className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1 pt-0.5">
          <Price amount={schedule.price} strike={strikeOf(schedule)} />
          <SeatsLeft schedule={schedule} kind={kind} />
        </span>
      )}
    </ProductLink>
  )
}

/** `Sen–Rab · 09.00–16.00 WIB` */
function DaysAndHours({ schedule: { starts_at, ends_at, time_zone } }: { schedule: Schedule }) {
  if (!starts_at || !ends_at) return null
  const zone = time_zone ?? undefined
  const [first, last] = [starts_at, ends_at].map((day) =>
    formatDatePart(day, { weekday: 'short' }, undefined, zone),
  )
  const isWhole = lastsWholeDays(starts_at, ends_at, zone)
  return (
    <span className="text-sm text-muted">
      {first === last ? first : `${first}–${last}`}
      {!isWhole && ` · ${formatHours(starts_at, ends_at, zone)}`}
    </span>
  )
}
