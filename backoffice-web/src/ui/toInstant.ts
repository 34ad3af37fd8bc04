/** The moment that somebody typed in their own time zone, as the API wants it: with its offset. */
export function toInstant(local: string): string | null {
  const moment = new Date(local)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
