import { msg } from '@lingui/core/macro'
import type { Rule } from '../api/list'
import { formatRupiah, formatShortDate, jakartaDay } from '../lib/format'
import type { FacetFilter, RangeFilter, Sort, TypedFilter } from './kind'
import { titleRules } from './titleRules'

const BETWEEN = '.'

/** Search in titles; the same parameter for every kind. */
export const titleFilter: TypedFilter = {
  name: 'q',
  field: 'text',
  label: msg`Cari judul`,
  placeholder: msg`Misalnya: data`,
  rules: titleRules,
}

/** The values in one search parameter; slugs contain no dot. */
export function valuesOf(text: string): string[] {
  return text.split(BETWEEN).filter(Boolean)
}

/** The same parameter with a value added, or removed if it was there. */
export function toggled(text: string, value: string): string {
  const values = valuesOf(text)
  const next = values.includes(value)
    ? values.filter((one) => one !== value)
    : [...values, value].sort()
  return next.join(BETWEEN)
}

function oneOf(field: string): (text: string) => Rule[] {
  return (text) => {
    const values = valuesOf(text)
    const [first = ''] = values
    return [
      values.length > 1 ? { field, op: 'in', value: values } : { field, op: 'eq', value: first },
    ]
  }
}

export const categoryFilter: FacetFilter = {
  name: 'category',
  field: 'facet',
  label: msg`Kategori`,
  rules: oneOf('category'),
}

export const jobRoleFilter: FacetFilter = {
  name: 'job_role',
  field: 'facet',
  label: msg`Peran`,
  source: 'jobRoles',
  rules: oneOf('job_role'),
}

/** Agencies with the job roles of a product; the URL contains their ids. */
export const agencyFilter: FacetFilter = {
  name: 'instansi',
  field: 'facet',
  label: msg`Instansi`,
  source: 'agencies',
  rules: (text) => [{ field: 'instansi', op: 'in', value: valuesOf(text) }],
}

/** The subject of a training, by its code; links a class to all its dates. */
export const subjectFilter: FacetFilter = {
  name: 'subject',
  field: 'facet',
  label: msg`Materi pelatihan`,
  source: 'subjects',
  rules: oneOf('subject'),
}

export const locationFilter: FacetFilter = {
  name: 'location',
  field: 'facet',
  label: msg`Lokasi`,
  rules: oneOf('location'),
}

/** A theme, linked from a product's page; the list shows it if it is curated or counted. */
export const tagFilter: FacetFilter = {
  name: 'tag',
  field: 'facet',
  label: msg`Tema`,
  rules: oneOf('tag'),
}

export const modeFilter: FacetFilter = {
  name: 'mode',
  field: 'facet',
  label: msg`Cara belajar`,
  choices: [
    { value: 'online', label: msg`Daring` },
    { value: 'offline', label: msg`Tatap muka` },
    { value: 'hybrid', label: msg`Bauran` },
  ],
  rules: oneOf('mode'),
}

/** Products that can be bought and begun without waiting for a date. */
export const availableFilter: FacetFilter = {
  name: 'available',
  field: 'facet',
  label: msg`Ketersediaan`,
  choices: [{ value: 'true', label: msg`Dapat diikuti sekarang` }],
  rules: (value) => [{ field: 'available', op: 'eq', value: value === 'true' }],
}

export const difficultyFilter: FacetFilter = {
  name: 'difficulty',
  field: 'facet',
  label: msg`Kesulitan`,
  choices: [
    { value: 'basic', label: msg`Dasar` },
    { value: 'intermediate', label: msg`Menengah` },
    { value: 'advanced', label: msg`Lanjut` },
  ],
  rules: oneOf('difficulty'),
}

export const languageFilter: FacetFilter = {
  name: 'language',
  field: 'facet',
  label: msg`Bahasa pengantar`,
  choices: [
    { value: 'id', label: msg`Bahasa Indonesia` },
    { value: 'en', label: msg`Bahasa Inggris` },
  ],
  rules: oneOf('language'),
}

/** The first and the last day of the start. */
export const dateFilters: readonly TypedFilter[] = [
  {
    name: 'from',
    field: 'date',
    label: msg`Mulai dari tanggal`,
    rules: (value) => [{ field: 'eventDateStart', op: 'gte', value }],
    valueLabel: (value) => {
      const day = formatShortDate(value)
      return msg`Mulai ${day}`
    },
  },
  {
    name: 'until',
    field: 'date',
    label: msg`Sampai tanggal`,
    rules: (value) => [{ field: 'eventDateStart', op: 'lte', value }],
    valueLabel: (value) => {
      const day = formatShortDate(value)
      return msg`Sampai ${day}`
    },
  },
]

/**
 * One of the server's ranges: `from-to`, both included, the last one open: `0-0`, `1-499999`, `10000000-`.
 */
export const priceFilter: RangeFilter = {
  name: 'price',
  field: 'range',
  label: msg`Harga`,
  rules: (value) => {
    const [from, until] = value.split('-')
    const least: Rule = { field: 'price', op: 'gte', value: Number(from) }
    return until ? [least, { field: 'price', op: 'lte', value: Number(until) }] : [least]
  },
  valueLabel: (value) => {
    const [from, until] = value.split('-').map(Number)
    const least = formatRupiah(from ?? 0)
    const limit = formatRupiah((until ?? 0) + 1)
    if (!until) return msg`Mulai ${least}`
    return from ? msg`${least} – ${limit}` : msg`Di bawah ${limit}`
  },
}

const curated: Sort = { value: 'pilihan', sort: 'product_order|asc', label: msg`Pilihan kami` }
const newest: Sort = { value: 'terbaru', sort: 'created_at|desc', label: msg`Terbaru` }
const popular: Sort = { value: 'terlaris', sort: 'popular|desc', label: msg`Paling diminati` }
const rated: Sort = { value: 'nilai', sort: 'rating|desc', label: msg`Penilaian tertinggi` }
const shortest: Sort = {
  value: 'tersingkat',
  sort: 'duration_minutes|asc',
  label: msg`Durasi tersingkat`,
}
const byTitle: Sort = { value: 'judul', sort: 'title|asc', label: msg`Judul A–Z` }
const prices: readonly Sort[] = [
  { value: 'termurah', sort: 'price|asc', label: msg`Harga terendah` },
  { value: 'termahal', sort: 'price|desc', label: msg`Harga tertinggi` },
]

const availableFirst: Sort = {
  value: 'tersedia',
  sort: 'available|desc',
  label: msg`Tersedia dahulu`,
}

/** Sorts of kinds that may be unavailable: available products come first. */
export const availableSorts: readonly Sort[] = [
  availableFirst,
  newest,
  popular,
  rated,
  ...prices,
  byTitle,
]

/** Sorts of products without dates, in the shop's order first. */
export const undatedSorts: readonly Sort[] = [curated, newest, popular, rated, ...prices, byTitle]

/** The same, for products with a known duration. */
export const timedSorts: readonly Sort[] = [
  curated,
  newest,
  popular,
  rated,
  ...prices,
  shortest,
  byTitle,
]

/** The same, by title first. */
export const timedTitleSorts: readonly Sort[] = [
  byTitle,
  newest,
  popular,
  rated,
  ...prices,
  shortest,
]

/** Sorts of dated products, the next date first. */
export const datedSorts: readonly Sort[] = [
  {
    value: 'terdekat',
    sort: 'eventDateStart|asc',
    label: msg`Jadwal terdekat`,
    rules: () => [{ field: 'eventDateStart', op: 'gte', value: jakartaDay() }],
  },
  { value: 'terjauh', sort: 'eventDateStart|desc', label: msg`Jadwal terjauh` },
  popular,
  rated,
  ...prices,
  byTitle,
]
