import { jakartaDay } from './format'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** How far a place's clock is ahead of Jakarta's. */
const AHEAD: Readonly<Record<string, number>> = { 'Asia/Makassar': 1, 'Asia/Jayapura': 2 }

/** Whether something has no hour of its own: it begins at midnight, by the clock of its place, and lasts until the end of a day. */
export function lastsWholeDays(start: string, end: string | null, zone = ''): boolean {
  const begin = Date.parse(start)
  const clock = begin + (AHEAD[zone] ?? 0) * HOUR_MS
  const isMidnight = jakartaDay(new Date(clock)) !== jakartaDay(new Date(clock - 1))
  return end !== null && isMidnight && Date.parse(end) - begin >= DAY_MS - MINUTE_MS
}
