import { formatDate, formatDateTime } from './format'

/** `formatDate`, or `formatDateTime` when two of these moments are on one day. */
export function dateFormatFor(moments: readonly string[]): (iso: string) => string {
  const days = new Set(moments.map((iso) => formatDate(iso)))
  return days.size === moments.length ? formatDate : formatDateTime
}
