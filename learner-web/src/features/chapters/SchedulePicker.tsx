import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, MonitorPlay } from 'lucide-react'
import type { KindSlug, ProductDetail, Schedule } from '../../api/types'
import { MODES } from '../../kinds/facts/names'
import { formatDateRange } from '../../lib/format'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Price } from '../../ui/Price'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { Availability } from '../buy/Availability'
import { ProductLink } from '../catalogue/ProductLink'

export interface SchedulePickerProps {
  kind: KindSlug
  product: ProductDetail
  schedules: readonly Schedule[]
  /** How many there are in all, and where. */
  all: { total: number; path: string } | undefined
}

/** The dates on which the same is taught, with place, price and seats left; each is a page of its own. */
export function SchedulePicker({ kind, product, schedules, all }: SchedulePickerProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Pilih jadwal`} className="grid gap-3">
      <h2 className="text-lg">
        <Trans>Pilih jadwal</Trans>
      </h2>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {schedules.map((schedule) => (
          <li key={schedule.item_id}>
            <Slot kind={kind} schedule={schedule} here={schedule.slug === product.slug} />
          </li>
        ))}
      </ul>
      {all && all.total > schedules.length && (
        <Link
          to={all.path}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary hover:underline"
        >
          <Trans>Lihat semua {all.total} jadwal</Trans>
        </Link>
      )}
    </nav>
  )
}

interface SlotProps {
  kind: KindSlug
  schedule: Schedule
  here: boolean
}

function Slot({ kind, schedule, here }: SlotProps) {
  const { starts_at, ends_at, mode, location_name } = schedule
  const online = mode === 'online' || !location_name
  const Icon = online ? MonitorPlay : MapPin
  return (
    <ProductLink
      kind={kind}
      slug={schedule.slug}
      here={here}
      className={cn(
        'grid h-full gap-1.5 rounded-control border p-3.5 transition-colors',
        here ? 'border-primary bg-primary-tint' : 'border-line bg-surface hover:border-primary',
      )}
    >
      <span className="font-semibold text-strong">
        {starts_at && formatDateRange(starts_at, ends_at ?? starts_at)}
      </span>
      <span className="flex items-center gap-1.5 text-sm text-muted">
        <Icon aria-hidden className="size-4 shrink-0" />
        {online ? MODES.online : <UntranslatedText>{location_name}</UntranslatedText>}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Price amount={schedule.price} />
        <SeatsLeft schedule={schedule} />
      </span>
    </ProductLink>
  )
}

const FEW = 10

function SeatsLeft({ schedule }: { schedule: Schedule }) {
  const { seats_left, on_sale } = schedule
  if (!on_sale || (seats_left !== null && seats_left <= FEW)) return <Availability {...schedule} />
  if (seats_left === null) return null
  return (
    <span className="text-[13px] text-muted">
      <Trans>{seats_left} kursi tersisa</Trans>
    </span>
  )
}
