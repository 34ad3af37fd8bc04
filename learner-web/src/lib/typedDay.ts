import { isoDay } from 'duxi-web-core/day'

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** The day that somebody typed with the day first, as the wire writes it; null while there is no such day. */
export function parseDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = DAY.exec(text.trim()) ?? []
  return isoDay(day.padStart(2, '0'), month.padStart(2, '0'), year)
}

/** Digits alone get their slashes while they are typed. */
export function withSlashes(text: string): string {
  if (!/^\d{5,8}$/.test(text)) return text
  return [text.slice(0, 2), text.slice(2, 4), text.slice(4)].join('/')
}
