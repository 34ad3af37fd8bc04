const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]

/** `5 menit yang lalu`, `kemarin`; within the last minute `sekarang`. */
export function formatRelativeTime(iso: string, locale = 'id', now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000)
  const found = UNITS.find(([, length]) => seconds >= length)
  if (!found) return words.format(0, 'second')
  const [unit, length] = found
  return words.format(-Math.floor(seconds / length), unit)
}
