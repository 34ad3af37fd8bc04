/** `2026-11-23` as `23/11/2026`; empty for invalid dates. */
export function dayText(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-')
  return year && month && day ? `${day}/${month}/${year}` : ''
}

/** `2026-11-23` from parts of two, two and four digits; null for dates that do not exist. */
export function isoDay(day: string, month: string, year: string): string | null {
  const iso = `${year}-${month}-${day}`
  const moment = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(moment.getTime())) return null
  return moment.toISOString().startsWith(iso) ? iso : null
}
