import { t } from '@lingui/core/macro'
import { type Locale, language } from '../i18n/locales'
import { dateFormat, numberFormat } from './intl'

const JAKARTA = 'Asia/Jakarta'
const MINUTES_PER_HOUR = 60

// How each language writes dates and numbers; Arabic with the digits that prices have too.
const TAGS: Readonly<Record<Locale, string>> = {
  id: 'id-ID',
  en: 'en-GB',
  zh: 'zh-CN',
  ar: 'ar-u-ca-gregory-nu-latn',
  it: 'it-IT',
  es: 'es-ES',
  fr: 'fr-FR',
}
const shown = () => TAGS[language.get()]

const MONEY: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
}
const SHORT_MONEY: Intl.NumberFormatOptions = {
  ...MONEY,
  notation: 'compact',
  maximumFractionDigits: 1,
}

const inJakarta = (options: Intl.DateTimeFormatOptions, locale: string) =>
  dateFormat(locale, { timeZone: JAKARTA, ...options })

const LONG: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }
const SHORT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
}

/** `Rp 1.250.000`, the same in every locale. */
export function formatRupiah(amount: number): string {
  return numberFormat('id-ID', MONEY).format(amount)
}

/** `Rp 2,5 jt`, for compact labels. */
export function formatRupiahShort(amount: number): string {
  return numberFormat('id-ID', SHORT_MONEY).format(amount)
}

/** `1.234.567,5` in Indonesian, with each language's own separators. */
export function formatNumber(value: number): string {
  // Alike in every language; making the formatter blocks a phone for a tenth of a second.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return numberFormat(shown(), { maximumFractionDigits: 2 }).format(value)
}

/** `4,0` in Indonesian: always one decimal, so that averages align. */
export function formatRating(average: number): string {
  return numberFormat(shown(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  )
}

// A line never ends between a number and the word it counts, or a day and its month.
const noBreakAfterNumbers = (text: string) => text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0')

/** `1 Desember 2026` */
export function formatDate(iso: string, locale = shown()): string {
  return noBreakAfterNumbers(inJakarta(LONG, locale).format(new Date(iso)))
}

/** `1 Des 2026`, in one piece. */
export function formatShortDate(iso: string, locale = shown()): string {
  const date = inJakarta({ ...LONG, month: 'short' }, locale).format(new Date(iso))
  return date.replaceAll(' ', '\u00a0')
}

/** `09.00 WIB`; in Makassar `10.00 WITA`. */
export function formatTime(iso: string, locale = shown(), zone = JAKARTA): string {
  return withZone(hourOf(iso, locale, zone), locale, zone)
}

/** The daily hours: `09.00–16.00 WIB`. */
export function formatHours(start: string, end: string, zone = JAKARTA): string {
  const locale = shown()
  return withZone(`${hourOf(start, locale, zone)}–${hourOf(end, locale, zone)}`, locale, zone)
}

function hourOf(iso: string, locale: string, timeZone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return inJakarta(options, locale).format(new Date(iso))
}

// A line never ends between a time and its zone: no-break space, or word joiner before the wide bracket.
const withZone = (hours: string, locale: string, zone: string) =>
  locale === TAGS.zh ? `${hours}\u2060（${zoneName(zone)}）` : `${hours}\u00a0${zoneName(zone)}`

/** A time of day in the language's format: `09.00` for `09:00`. */
export function formatHour(clock: string): string {
  return language.get() === 'id' ? clock.replace(':', '.') : clock
}

const ZONES: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}

/** The Indonesian abbreviation of a time zone: `WIB`, `WITA`, `WIT`. */
export function zoneName(zone: string): string {
  return ZONES[zone] ?? zone
}

/** `Desember 2026` */
export function formatMonth(iso: string, locale = shown()): string {
  return inJakarta({ month: 'long', year: 'numeric' }, locale).format(new Date(iso))
}

/** `Selasa, 1 Desember` */
export function formatLongDay(iso: string, locale = shown()): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const
  return inJakarta(options, locale).format(new Date(iso))
}

/** `Sel, 1 Des 2026` */
export function formatDay(iso: string, locale = shown()): string {
  return noBreakAfterNumbers(inJakarta(SHORT, locale).format(new Date(iso)))
}

/** Between two facts; a line never begins with it. */
export const DOT = '\u00a0· '

/** `Sel, 1 Des 2026 · 09.00 WIB` */
export function formatDateTime(iso: string, locale = shown()): string {
  return `${formatDay(iso, locale)}${DOT}${formatTime(iso, locale)}`
}

/** The same text, with line breaks allowed only at its middle dots. */
export function brokenAtDots(text: string): string {
  return text
    .split(/\s· /)
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(DOT)
}

/** `1–3 Desember 2026`, or one date when both are on the same day. */
export function formatDateRange(
  start: string,
  end: string,
  locale = shown(),
  zone = JAKARTA,
  month: 'long' | 'short' = 'long',
): string {
  const format = inJakarta({ ...LONG, month, timeZone: zone }, locale)
  if (locale === TAGS.zh)
    return chineseRange(format.format(new Date(start)), format.format(new Date(end)))
  const range = format.formatRange(new Date(start), new Date(end))
  return noBreakAfterNumbers(
    range.replaceAll(/\s*–\s*/g, (_, at: number) => dashAfter(range.slice(0, at))),
  )
}

// Intl puts thin spaces around the dash; remove them between two plain day numbers, and never let a line begin
// with a dash.
const dashAfter = (before: string) => (/^\d+$/.test(before) ? '–' : '\u00a0– ')

// Intl writes Chinese ranges in figures only (2026/12/9 – 2026/12/11), unlike single dates: 2026年12月9日–11日.
function chineseRange(start: string, end: string): string {
  const [from, to] = [start, end].map((date) => date.match(/\d+\D/g) ?? [])
  const first = to?.findIndex((part, index) => part !== from?.[index]) ?? -1
  return first < 0 ? start : `${start}–${to?.slice(first).join('')}`
}

/** One part of a date, for a calendar leaf: `Des`, `1`, `Sel`. */
export function formatDatePart(
  iso: string,
  part: Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'weekday'>,
  locale = shown(),
  zone = JAKARTA,
): string {
  return inJakarta({ ...part, timeZone: zone }, locale).format(new Date(iso))
}

/** `2 Jam 30 Menit`, `45 Menit`, `3 Jam` */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  const rest = minutes % MINUTES_PER_HOUR
  const parts = [hours > 0 ? t`${hours} Jam` : '', rest > 0 || hours === 0 ? t`${rest} Menit` : '']
  return parts.filter(Boolean).map(noBreakAfterNumbers).join(' ')
}

/** `04:09`, from one hour on `01:04:09`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const parts = [Math.floor(whole / 60) % 60, whole % 60]
  const shown = hours > 0 ? [hours, ...parts] : parts
  return shown.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Two initials for an avatar: `Sari Dewi Utami` → `SD`. */
export function initials(fullname: string): string {
  const words = fullname.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => word.charAt(0).toUpperCase()).join('')
}

/** The day in Jakarta in wire format. */
export function jakartaDay(moment = new Date()): string {
  return dateFormat('en-CA', { timeZone: JAKARTA }).format(moment)
}
