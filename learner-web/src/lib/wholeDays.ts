import { formatTime } from './format'

const ALMOST_A_DAY_MS = 86_340_000

/**
 * Whether an event has no times of its own: it begins at midnight in its place's time zone and ends at the
 * end of a day.
 */
export const lastsWholeDays = (start: string, end: string | null, zone?: string): boolean =>
  end !== null &&
  Date.parse(end) - Date.parse(start) >= ALMOST_A_DAY_MS &&
  formatTime(start, 'en', zone).startsWith('00:00')
