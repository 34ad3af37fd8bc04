import { Trans } from '@lingui/react/macro'
import { CalendarClock, Clock, Gauge, MapPin, MonitorPlay } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductCard } from '../../api/types'
import { formatDateRange, formatDuration, formatTime, jakartaDay } from '../../lib/format'
import { formatCardDates } from '../../lib/formatCardDates'
import type { Fact } from '../kind'
import { DIFFICULTIES, MODES } from './names'

type Span = Pick<ProductCard, 'starts_at' | 'ends_at'>

/** The range from the first to the last day. */
export function dates({ starts_at, ends_at }: Span): ReactNode {
  return starts_at && formatCardDates(starts_at, ends_at ?? starts_at)
}

/** The day, with the time if it is a single day. */
export function moment(card: Span): ReactNode {
  const { starts_at, ends_at } = card
  if (!starts_at || (ends_at && jakartaDay(new Date(ends_at)) !== jakartaDay(new Date(starts_at))))
    return dates(card)
  return `${formatDateRange(starts_at, starts_at)} · ${formatTime(starts_at)}`
}

/** The place as shown on a card. */
export function place({ mode, location_name }: Pick<ProductCard, 'mode' | 'location_name'>): Fact {
  const online = mode === 'online' || !location_name
  return {
    icon: online ? MonitorPlay : MapPin,
    label: <Trans>Lokasi</Trans>,
    value: online ? MODES.online : location_name,
  }
}

/** The difficulty; empty if unknown. */
export function difficulty(card: Pick<ProductCard, 'difficulty'>): Fact[] {
  if (!card.difficulty) return []
  return [{ icon: Gauge, label: <Trans>Kesulitan</Trans>, value: DIFFICULTIES[card.difficulty] }]
}

/** The duration. */
export function duration(minutes: number): Fact {
  return { icon: Clock, label: <Trans>Durasi</Trans>, value: formatDuration(minutes) }
}

/** How long a certificate is valid. */
export function validity(months: number | null): Fact {
  return { icon: CalendarClock, label: <Trans>Masa berlaku</Trans>, value: period(months) }
}

/** The same on a card, without a label next to it. */
export function validFor(months: number | null): Fact {
  return { ...validity(months), value: lasting(months) }
}

function lasting(months: number | null): ReactNode {
  if (months === null) return <Trans>Berlaku seumur hidup</Trans>
  const years = months / 12
  return Number.isInteger(years) ? (
    <Trans>Berlaku {years} tahun</Trans>
  ) : (
    <Trans>Berlaku {months} bulan</Trans>
  )
}

function period(months: number | null): ReactNode {
  if (months === null) return <Trans>Seumur hidup</Trans>
  const years = months / 12
  return Number.isInteger(years) ? <Trans>{years} tahun</Trans> : <Trans>{months} bulan</Trans>
}
