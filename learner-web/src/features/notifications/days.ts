import { jakartaDay } from '../../lib/format'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day in Jakarta on which something happened: `2026-11-21`. */
export function dayOf(iso: string): string {
  return jakartaDay(new Date(iso))
}

/** `hari ini`, `kemarin`, and from then on the date itself, with a capital. */
export function dayWords(day: string, locale = 'id', today = jakartaDay()): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  const words = days >= -1 && days <= 0 ? near(days, locale) : date(day, locale)
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

function near(days: number, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}

function date(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
