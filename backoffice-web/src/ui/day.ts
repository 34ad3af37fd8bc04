const DIGITS = /\D/g
const LENGTH = 8
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** `2026-11-23` as `23/11/2026`; what is no day stays empty. */
export function typedDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-')
  return year && month && day ? `${day}/${month}/${year}` : ''
}

/** Digits as they are typed, with a slash after day and month; a pasted `2026-11-23` is turned round. */
export function withSlashes(text: string): string {
  if (ISO_DAY.test(text.trim())) return typedDay(text.trim())
  const digits = text.replace(DIGITS, '').slice(0, LENGTH)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
}

/** `23/11/2026` as `2026-11-23`; null while it is no day of the calendar. */
export function isoDay(text: string): string | null {
  const digits = text.replace(DIGITS, '')
  if (digits.length !== LENGTH) return null
  const iso = `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`
  const moment = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(moment.getTime())) return null
  return moment.toISOString().startsWith(iso) ? iso : null
}
