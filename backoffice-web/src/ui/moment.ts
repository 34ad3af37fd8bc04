const WIB_MS = 7 * 3_600_000
const DIGITS = /\D/g

export interface WrittenMoment {
  /** `2026-11-23`, or empty. */
  day: string
  /** `09:00`, or empty. */
  hour: string
}

/** An instant as clocks in Jakarta show it. */
export function writtenMoment(instant: unknown): WrittenMoment {
  const moment = typeof instant === 'string' || instant instanceof Date ? new Date(instant) : null
  if (!moment || Number.isNaN(moment.getTime())) return { day: '', hour: '' }
  const [day = '', time = ''] = new Date(moment.getTime() + WIB_MS).toISOString().split('T')
  return { day, hour: time.slice(0, 5) }
}

/** Digits as they are typed, the last four of them, with the colon after the hour. */
export function withColon(text: string): string {
  const digits = text.replace(DIGITS, '').slice(-4)
  return [digits.slice(0, 2), digits.slice(2)].filter(Boolean).join(':')
}

/** Whether it is an hour of the day, such as `09:00`. */
export const isHour = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The instant with its offset, as the API wants it; null while day or hour are none. */
export function instantOf({ day, hour }: WrittenMoment): string | null {
  if (!day || !isHour(hour)) return null
  return `${day}T${hour}:00+07:00`
}

/** Whether something stands there that would be lost, because it is no instant yet. */
export const isHalfWritten = (written: WrittenMoment): boolean =>
  (written.day !== '' || written.hour !== '') && instantOf(written) === null
