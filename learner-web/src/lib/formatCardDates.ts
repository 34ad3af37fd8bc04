import { formatDateRange, formatMonth } from './format'

/** A range for narrow places, with short months where two are named: `28 Des 2026 – 2 Jan 2027`. */
export function formatCardDates(start: string, end: string, zone?: string): string {
  const isOneMonth = formatMonth(start) === formatMonth(end)
  return formatDateRange(start, end, undefined, zone, isOneMonth ? 'long' : 'short')
}
