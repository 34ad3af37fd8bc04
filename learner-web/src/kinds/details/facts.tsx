import { Trans } from '@lingui/react/macro'
import {
  AlarmClock,
  CalendarDays,
  DoorOpen,
  Languages,
  MapPin,
  MonitorPlay,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductCard, ProductDetail } from '../../api/types'
import { formatDateRange, formatDateTime, formatHours, formatTime } from '../../lib/format'
import { isSoldOut } from '../../lib/isSoldOut'
import { lastsWholeDays } from '../../lib/wholeDays'
import { difficulty } from '../facts/common'
import { MODES } from '../facts/names'
import type { Fact } from '../kind'
import { type Capacity, kindMeta } from '../kindMeta'

const LANGUAGES: Readonly<Record<string, ReactNode>> = {
  id: <Trans>Bahasa Indonesia</Trans>,
  en: <Trans>Bahasa Inggris</Trans>,
}

/** Date and time on a dated product's page, in its place's time zone, and until when one can join. */
export function dateFact(detail: ProductDetail): Fact[] {
  const { starts_at, ends_at, place: where } = detail
  if (!starts_at) return []
  const zone = where?.time_zone
  return [
    {
      icon: CalendarDays,
      label: <Trans>Tanggal</Trans>,
      value: formatDateRange(starts_at, ends_at ?? starts_at, undefined, zone, 'short'),
    },
    ends_at
      ? { icon: AlarmClock, label: <Trans>Pukul</Trans>, value: hoursOf(starts_at, ends_at, zone) }
      : {
          icon: AlarmClock,
          label: <Trans>Mulai pukul</Trans>,
          value: formatTime(starts_at, undefined, zone),
        },
    ...joinableUntil(detail, starts_at),
  ]
}

export const hoursOf = (start: string, end: string, zone?: string): ReactNode =>
  lastsWholeDays(start, end, zone) ? <Trans>Sepanjang hari</Trans> : formatHours(start, end, zone)

/** Until when a product that has begun is still sold. */
function joinableUntil({ on_sale, sale_until, ends_at }: ProductDetail, start: string): Fact[] {
  if (!on_sale || !sale_until || new Date(start) > new Date()) return []
  const isToTheEnd = ends_at !== null && new Date(sale_until) >= new Date(ends_at)
  const until = formatDateTime(sale_until)
  return [
    isToTheEnd
      ? {
          icon: DoorOpen,
          label: <Trans>Sedang berlangsung</Trans>,
          value: <Trans>Selesai {until}</Trans>,
        }
      : {
          icon: DoorOpen,
          label: <Trans>Sudah dimulai, bisa ikut sampai</Trans>,
          value: until,
        },
  ]
}

/** Facts shared by the pages of dated products. */
export function classFacts(detail: ProductDetail): Fact[] {
  return [...modeFact(detail), ...placeFact(detail), ...left(detail), ...audience(detail)]
}

function modeFact({ mode }: ProductCard): Fact[] {
  if (mode === '') return []
  return [{ icon: MonitorPlay, label: <Trans>Cara belajar</Trans>, value: MODES[mode] }]
}

// Without a place it is online; then hidden if the mode already says so.
function placeFact({ mode, location_name }: ProductCard): Fact[] {
  if (location_name === null && mode !== '') return []
  return [{ icon: MapPin, label: <Trans>Lokasi</Trans>, value: location_name ?? MODES.online }]
}

const LEFT: Record<Capacity, ReactNode> = {
  seats: <Trans>Sisa kursi</Trans>,
  quota: <Trans>Sisa kuota</Trans>,
  stock: <Trans>Sisa stok</Trans>,
}

// Sold-out products show that next to their name.
export function left({ kind, seats_left, awaits_date }: ProductCard): Fact[] {
  if (awaits_date || seats_left === null || isSoldOut({ seats_left })) return []
  const { capacity } = kindMeta[kind]
  const value = capacity === 'seats' ? <Trans>{seats_left} kursi</Trans> : seats_left
  return [{ icon: Users, label: LEFT[capacity], value }]
}

/** The target audience: difficulty and language, if known. */
export function audience(card: ProductCard): Fact[] {
  const value = LANGUAGES[card.language]
  const language = { icon: Languages, label: <Trans>Bahasa</Trans>, value }
  return [...difficulty(card), ...(value ? [language] : [])]
}
