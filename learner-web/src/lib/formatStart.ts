import { formatDateRange, formatDateTime } from './format'
import { lastsWholeDays } from './wholeDays'

/** When something begins; of what lasts whole days, those days. */
export const formatStart = (start: string, end: string | null): string =>
  end !== null && lastsWholeDays(start, end) ? formatDateRange(start, end) : formatDateTime(start)
