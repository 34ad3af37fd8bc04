const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** `31/12/2026` for `2026-12-31`; empty for anything else. */
export function dayText(iso: string): string {
  const [year, month, day] = iso.split('-')
  return year && month && day ? `${day}/${month}/${year}` : ''
}

/** The day that somebody typed with the day first, as the wire writes it; null while there is no such day. */
export function dayOf(text: string): string | null {
  const [, day = '', month = '', year = ''] = DAY.exec(text.trim()) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(iso)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** Digits alone get their slashes while they are typed. */
export function withSlashes(text: string): string {
  if (!/^\d{5,8}$/.test(text)) return text
  return [text.slice(0, 2), text.slice(2, 4), text.slice(4)].join('/')
}
