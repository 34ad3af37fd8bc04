import { language } from '../../i18n/locales'
import { formatDatePart } from '../../lib/format'

const NAMES = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']
const A_MONDAY = Date.UTC(2026, 10, 30)
const DAY = 86_400_000

const nameOf = (day: number) =>
  formatDatePart(new Date(A_MONDAY + day * DAY).toISOString(), { weekday: 'long' })

/** `Senin–Kamis` in the reader's language; null if staff wrote more than names of days. */
export function officeDays(days: string): string | null {
  const words = days.match(/\p{L}+/gu) ?? []
  if (words.length === 0 || words.some((word) => !NAMES.includes(word))) return null
  // Making a date formatter blocks a phone for a fifth of a second.
  if (language.get() === 'id') return days
  return days.replace(/\p{L}+/gu, (word) => nameOf(NAMES.indexOf(word)))
}
