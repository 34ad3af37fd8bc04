import { isoDay } from 'duxi-web-core/day'

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** A typed dd/mm/yyyy date in wire format; null if there is no such day. */
export function parseDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = DAY.exec(text.trim()) ?? []
  return isoDay(day.padStart(2, '0'), month.padStart(2, '0'), year)
}

/** Inserts slashes into typed digits. */
export function withSlashes(text: string): string {
  if (!/^\d{5,8}$/.test(text)) return text
  return [text.slice(0, 2), text.slice(2, 4), text.slice(4)].join('/')
}
