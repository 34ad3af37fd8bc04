import { Trans } from '@lingui/react/macro'
import { CalendarDays, Clock, Gauge, Languages, MapPin, MonitorPlay, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Difficulty, ProductCard, ProductDetail, ProductMode } from '../api/types'
import { formatDateRange, formatDuration, formatTime, jakartaDay } from '../lib/format'
import type { Fact } from './kind'

export const MODES: Record<ProductMode, ReactNode> = {
  '': null,
  online: <Trans>Daring</Trans>,
  offline: <Trans>Tatap muka</Trans>,
  hybrid: <Trans>Bauran</Trans>,
}

const LEVELS: Record<Difficulty, ReactNode> = {
  '': null,
  basic: <Trans>Dasar</Trans>,
  intermediate: <Trans>Menengah</Trans>,
  advanced: <Trans>Lanjut</Trans>,
}

const LANGUAGES: Readonly<Record<string, ReactNode>> = {
  id: <Trans>Bahasa Indonesia</Trans>,
  en: <Trans>Bahasa Inggris</Trans>,
}

/** From the first day to the last. */
export function dates({ starts_at, ends_at }: ProductCard): ReactNode {
  return starts_at && formatDateRange(starts_at, ends_at ?? starts_at)
}

/** The day, and the hour where all of it is on that day. */
export function moment(card: ProductCard): ReactNode {
  const { starts_at, ends_at } = card
  if (!starts_at || (ends_at && jakartaDay(new Date(ends_at)) !== jakartaDay(new Date(starts_at))))
    return dates(card)
  return `${formatDateRange(starts_at, starts_at)} · ${formatTime(starts_at)}`
}

/** Where it happens, as a card says it. */
export function place({ mode, location_name }: ProductCard): Fact {
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

/** Date and hour on a dated product's page, in the time of its place. */
export function dateFact({ starts_at, ends_at, place: where }: ProductDetail): Fact[] {
  if (!starts_at) return []
  const zone = where?.time_zone
  const time = formatTime(starts_at, undefined, zone)
  return [
    {
      icon: CalendarDays,
      label: <Trans>Tanggal</Trans>,
      value: formatDateRange(starts_at, ends_at ?? starts_at, undefined, zone),
    },
    { icon: Clock, label: <Trans>Mulai pukul</Trans>, value: time },
  ]
}

/** What the pages of dated products have in common. */
export function classFacts(detail: ProductDetail): Fact[] {
  const where: Fact = {
    icon: MapPin,
    label: <Trans>Lokasi</Trans>,
    value: detail.location_name ?? MODES.online,
  }
  return [...modeFact(detail), where, ...seats(detail), ...audience(detail)]
}

function modeFact({ mode }: ProductCard): Fact[] {
  if (mode === '') return []
  return [{ icon: MonitorPlay, label: <Trans>Cara belajar</Trans>, value: MODES[mode] }]
}

function seats({ seats_left }: ProductCard): Fact[] {
  if (seats_left === null) return []
  const left = Math.max(0, seats_left)
  return [{ icon: Users, label: <Trans>Sisa kursi</Trans>, value: <Trans>{left} kursi</Trans> }]
}

/** For whom it is: level and language, where they are known. */
export function audience({ difficulty, language }: ProductCard): Fact[] {
  const facts: Fact[] = [
    { icon: Gauge, label: <Trans>Kesulitan</Trans>, value: LEVELS[difficulty] },
    { icon: Languages, label: <Trans>Bahasa</Trans>, value: LANGUAGES[language] },
  ]
  return facts.filter(({ value }) => Boolean(value))
}

/** For how long a certificate holds. */
export function validity(months: number | null): ReactNode {
  if (months === null) return <Trans>Seumur hidup</Trans>
  const years = months / 12
  return Number.isInteger(years) ? <Trans>{years} tahun</Trans> : <Trans>{months} bulan</Trans>
}
