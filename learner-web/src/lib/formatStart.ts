import { formatDateRange, formatDateTime } from './format'
import { lastsWholeDays } from './wholeDays'

/** When something begins; only the days for all-day events. */
export const formatStart = (start: string, end: string | null): string =>
  end !== null && lastsWholeDays(start, end) ? formatDateRange(start, end) : formatDateTime(start)
