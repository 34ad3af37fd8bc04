import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

const ZONE = 'Asia/Jakarta'
const [indonesianNumbers, englishNumbers] = ['id-ID', 'en-GB'].map(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
) as [Intl.NumberFormat, Intl.NumberFormat]
const numbers = () => (i18n.locale === 'en' ? englishNumbers : indonesianNumbers)
/** Month names in the user's language; order and time zone stay the same. */
function inLanguage(options: Intl.DateTimeFormatOptions) {
  const [indonesian, english] = ['id-ID', 'en-GB'].map(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE }),
  ) as [Intl.DateTimeFormat, Intl.DateTimeFormat]
  return () => (i18n.locale === 'en' ? english : indonesian)
}

const days = inLanguage({ day: 'numeric', month: 'short' })
const longDays = inLanguage({ day: 'numeric', month: 'short', year: 'numeric' })
const moments = inLanguage({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const UNITS = ['B', 'KB', 'MB', 'GB']

/** `1.234,5` in the user's locale, or a dash for missing values. */
export const formatNumber = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : numbers().format(value)

/** `1 Des` from a date or timestamp. */
export const formatDay = (value: string): string => days().format(new Date(value))

const weekdays = inLanguage({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

const months = inLanguage({ month: 'short', year: '2-digit' })

/** `Nov 26`. */
export const formatMonth = (value: string): string => months().format(new Date(value))

/** `Senin, 23 November 2026`. */
export const formatWeekday = (value: string): string => weekdays().format(new Date(value))

/** `1 Des 2026`. */
export const formatDate = (value: string): string => longDays().format(new Date(value))

/** `1.250.000` in every language, because amounts are always written this way. */
export const formatThousands = (value: number): string => indonesianNumbers.format(value)

/**
 * `Rp 1.250.000` in every language, as in the shop, messages and documents; without line breaks,
 * and with the sign in front of negative amounts.
 */
export const formatRupiah = (value: number): string =>
  `${value < 0 ? '−' : ''}Rp\u00A0${indonesianNumbers.format(Math.abs(value))}`

const MAGNITUDES: [number, string][] = [
  [1e9, 'M'],
  [1e6, 'jt'],
  [1e3, 'rb'],
]

/** `1,2 jt` for the axis of a chart. */
export function formatShort(value: number): string {
  const [size, unit] = MAGNITUDES.find(([least]) => Math.abs(value) >= least) ?? [1, '']
  return `${numbers().format(Math.round((value / size) * 10) / 10)} ${unit}`.trim()
}

const partsOf = (value: string): Record<string, string> =>
  Object.fromEntries(
    moments()
      .formatToParts(new Date(value))
      .map(({ type, value: text }) => [type, text]),
  )

/** `09.00 WIB`. */
function formatTime(value: string): string {
  const part = partsOf(value)
  return `${part.hour}.${part.minute} WIB`
}

/** `09.00`, for columns without a time zone. */
export function formatClock(value: string): string {
  const part = partsOf(value)
  return `${part.hour}.${part.minute}`
}

/** `09.00` of a time without a day, `09:00:00`. */
export const formatTimeOfDay = (value: string): string => value.slice(0, 5).replace(':', '.')

/** `09.00–11.00 WIB`. */
export const formatHours = (starts: string, ends: string): string =>
  `${formatClock(starts)}–${formatTime(ends)}`

/** `1 Des · 09.00`. */
export const formatShortMoment = (value: string): string =>
  `${formatDay(value)} · ${formatClock(value)}`

const isThisYear = (value: string): boolean =>
  partsOf(value).year === partsOf(new Date().toISOString()).year

/** `1 Des`, with the year if it is not the current one. */
export const formatNearDay = (value: string): string =>
  isThisYear(value) ? formatDay(value) : formatDate(value)

const isToday = (value: string): boolean =>
  formatDate(value) === formatDate(new Date().toISOString())

/** `09.00` for today, the day alone for anything earlier. */
export const formatSince = (value: string): string =>
  isToday(value) ? formatClock(value) : formatNearDay(value)

/** `1 Des 09.00` for columns; with the year if it is not the current one. */
export const formatNearMoment = (value: string): string =>
  `${formatNearDay(value)} ${formatClock(value)}`

/** `1 Des 2026 · 09.00 WIB`, or a dash. */
export function formatMoment(value: string | null | undefined): string {
  if (!value) return '–'
  const part = partsOf(value)
  return `${part.day} ${part.month} ${part.year} · ${part.hour}.${part.minute} WIB`
}

/** `1 Des 2026 · 09.00–11.00 WIB` within one day, else from moment to moment; empty without a start. */
export function formatSpan(starts: string | null, ends: string | null): string {
  if (!starts) return ''
  if (!ends) return formatMoment(starts)
  return formatDate(starts) === formatDate(ends)
    ? formatMoment(starts).replace(' WIB', `–${formatTime(ends)}`)
    : `${formatMoment(starts)} – ${formatMoment(ends)}`
}

/** `2 Jam 30 Menit`. */
export function formatMinutes(minutes: number): string {
  const parts = [
    minutes >= 60 ? t`${Math.floor(minutes / 60)} Jam` : '',
    minutes % 60 ? t`${minutes % 60} Menit` : '',
  ]
  return parts.filter(Boolean).join(' ') || t`0 Menit`
}

/** `1,2 MB`. */
export function formatBytes(bytes: number | null): string {
  if (bytes === null) return '–'
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  return `${formatNumber(bytes / 1024 ** power)} ${UNITS[power]}`
}
