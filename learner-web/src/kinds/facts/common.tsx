import { Trans } from '@lingui/react/macro'
import { CalendarClock, Clock, MapPin, MonitorPlay } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductCard, ProductMode } from '../../api/types'
import { formatDateRange, formatDuration, formatTime, jakartaDay } from '../../lib/format'
import type { Fact } from '../kind'

export const MODES: Record<ProductMode, ReactNode> = {
  '': null,
  online: <Trans>Daring</Trans>,
  offline: <Trans>Tatap muka</Trans>,
  hybrid: <Trans>Bauran</Trans>,
}

type Span = Pick<ProductCard, 'starts_at' | 'ends_at'>

/** From the first day to the last. */
export function dates({ starts_at, ends_at }: Span): ReactNode {
  return starts_at && formatDateRange(starts_at, ends_at ?? starts_at)
}

/** The day, and the hour where all of it is on that day. */
export function moment(card: Span): ReactNode {
  const { starts_at, ends_at } = card
  if (!starts_at || (ends_at && jakartaDay(new Date(ends_at)) !== jakartaDay(new Date(starts_at))))
    return dates(card)
  return `${formatDateRange(starts_at, starts_at)} · ${formatTime(starts_at)}`
}

/** Where it happens, as a card says it. */
export function place({ mode, location_name }: Pick<ProductCard, 'mode' | 'location_name'>): Fact {
  const online = mode === 'online' || !location_name
  return {
    icon: online ? MonitorPlay : MapPin,
    label: <Trans>Lokasi</Trans>,
    value: online ? MODES.online : location_name,
  }
}

/** How long it takes. */
export function duration(minutes: number): Fact {
  return { icon: Clock, label: <Trans>Durasi</Trans>, value: formatDuration(minutes) }
}

/** For how long a certificate holds. */
export function validity(months: number | null): Fact {
  return { icon: CalendarClock, label: <Trans>Masa berlaku</Trans>, value: period(months) }
}

function period(months: number | null): ReactNode {
  if (months === null) return <Trans>Seumur hidup</Trans>
  const years = months / 12
  return Number.isInteger(years) ? <Trans>{years} tahun</Trans> : <Trans>{months} bulan</Trans>
}
