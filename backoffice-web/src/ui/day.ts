import { dayText, isoDay } from 'duxi-web-core/day'

const NOT_DIGITS = /\D/g
const LENGTH = 8
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Inserts slashes into typed digits; a pasted `2026-11-23` is converted. */
export function withSlashes(text: string): string {
  if (ISO_DAY.test(text.trim())) return dayText(text.trim())
  const digits = text.replace(NOT_DIGITS, '').slice(0, LENGTH)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
}

/** `23/11/2026` as `2026-11-23`; null for dates that do not exist. */
export function parseDay(text: string): string | null {
  const digits = text.replace(NOT_DIGITS, '')
  if (digits.length !== LENGTH) return null
  return isoDay(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4))
}
