import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CalendarDays, Clock, GraduationCap, MapPin, MonitorPlay, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductMode, TrainingCard, TrainingDetail } from '../api/types'
import { formatDateRange, formatDuration, jakartaDay } from '../lib/format'
import { priceFilter, titleFilter } from './filters'
import type { Fact, Kind } from './kind'

const MODES: Record<ProductMode, ReactNode> = {
  '': null,
  online: <Trans>Daring</Trans>,
  offline: <Trans>Tatap muka</Trans>,
  hybrid: <Trans>Bauran</Trans>,
}

export const training: Kind<TrainingCard, TrainingDetail> = {
  icon: GraduationCap,
  tone: 'info',
  label: <Trans>Pelatihan</Trans>,
  heading: msg`Jadwal pelatihan`,
  lead: msg`Kelas daring dan tatap muka bersama pengajar berpengalaman, disusun menurut unit kompetensi yang Anda perlukan.`,
  unitsTitle: msg`Unit kompetensi yang dikembangkan`,
  path: '/public/trainings/schedules',
  pageSize: 10,
  filters: [
    titleFilter,
    {
      name: 'mode',
      field: 'choice',
      label: msg`Cara belajar`,
      choices: [
        { value: 'online', label: msg`Daring` },
        { value: 'offline', label: msg`Tatap muka` },
        { value: 'hybrid', label: msg`Bauran` },
      ],
      rules: (value) => [{ field: 'mode', op: 'eq', value }],
    },
    {
      name: 'location',
      field: 'text',
      label: msg`Lokasi`,
      placeholder: msg`Misalnya: Bandung`,
      rules: (value) => [{ field: 'location_name', op: 'contains', value }],
    },
    {
      name: 'from',
      field: 'date',
      label: msg`Mulai dari tanggal`,
      rules: (value) => [{ field: 'eventDateStart', op: 'gte', value }],
    },
    {
      name: 'until',
      field: 'date',
      label: msg`Sampai tanggal`,
      rules: (value) => [{ field: 'eventDateStart', op: 'lte', value }],
    },
    priceFilter(2_500_000, 4_000_000),
  ],
  sorts: [
    {
      value: 'terdekat',
      sort: 'eventDateStart|asc',
      label: msg`Jadwal terdekat`,
      rules: () => [{ field: 'eventDateStart', op: 'gte', value: jakartaDay() }],
    },
    { value: 'terjauh', sort: 'eventDateStart|desc', label: msg`Jadwal terjauh` },
    { value: 'termurah', sort: 'price|asc', label: msg`Harga terendah` },
    { value: 'termahal', sort: 'price|desc', label: msg`Harga tertinggi` },
    { value: 'judul', sort: 'title|asc', label: msg`Judul A–Z` },
  ],
  eyebrow: dates,
  cardFacts: (card) => [place(card), hours(card)],
  detailFacts: (detail) => [
    {
      icon: CalendarDays,
      label: <Trans>Tanggal</Trans>,
      value: dates(detail),
    },
    hours(detail),
    { icon: MonitorPlay, label: <Trans>Cara belajar</Trans>, value: MODES[detail.mode] },
    { icon: MapPin, label: <Trans>Lokasi</Trans>, value: detail.location_name ?? MODES.online },
    ...seats(detail),
  ],
  sections: ({ syllabus }) => [{ title: <Trans>Materi pelatihan</Trans>, items: syllabus }],
  agencyRole: () => null,
  begin: () => null,
}

function dates({ starts_at, ends_at }: TrainingCard): ReactNode {
  return starts_at && formatDateRange(starts_at, ends_at ?? starts_at)
}

function place({ mode, location_name }: TrainingCard): Fact {
  const online = mode === 'online'
  return {
    icon: online ? MonitorPlay : MapPin,
    label: <Trans>Lokasi</Trans>,
    value: online ? MODES.online : location_name,
  }
}

function hours({ duration_hours }: TrainingCard): Fact {
  return { icon: Clock, label: <Trans>Durasi</Trans>, value: formatDuration(duration_hours * 60) }
}

function seats({ seats_left }: TrainingCard): Fact[] {
  if (seats_left === null) return []
  const left = Math.max(0, seats_left)
  return [{ icon: Users, label: <Trans>Sisa kursi</Trans>, value: <Trans>{left} kursi</Trans> }]
}
