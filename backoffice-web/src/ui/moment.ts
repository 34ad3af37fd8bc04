const WIB_MS = 7 * 3_600_000
const DIGITS = /\D/g

export interface WrittenMoment {
  /** `2026-11-23`, or empty. */
  day: string
  /** `09:00`, or empty. */
  hour: string
}

/** A timestamp as date and time in Jakarta. */
export function writtenMoment(instant: unknown): WrittenMoment {
  const moment = typeof instant === 'string' || instant instanceof Date ? new Date(instant) : null
  if (!moment || Number.isNaN(moment.getTime())) return { day: '', hour: '' }
  const [day = '', time = ''] = new Date(moment.getTime() + WIB_MS).toISOString().split('T')
  return { day, hour: time.slice(0, 5) }
}

/** Inserts the colon into typed digits, of which the last four count. */
export function withColon(text: string): string {
  const digits = text.replace(DIGITS, '').slice(-4)
  return [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(':')
}

/** Whether it is a valid time such as `09:00`. */
export const isHour = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The timestamp with offset as the API expects it; null if date or time is invalid. */
export function instantOf({ day, hour }: WrittenMoment): string | null {
  if (!day || !isHour(hour)) return null
  return `${day}T${hour}:00+07:00`
}

/** Whether there is input that would be lost because it is no valid timestamp. */
export const isHalfWritten = (written: WrittenMoment): boolean =>
  (written.day !== '' || written.hour !== '') && instantOf(written) === null

/** Now, to the minute, as the API expects it. */
export const thisMinute = (): string | null => instantOf(writtenMoment(new Date()))
