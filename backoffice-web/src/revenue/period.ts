import { t } from '@lingui/core/macro'

/** Whole days in Jakarta, both included, as `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

const DAY_MS = 86_400_000
const inJakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })

/** Today in Jakarta, wherever the browser is. */
export const today = (moment = new Date()): string => inJakarta.format(moment)

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const monthStart = (day = today()): string => `${day.slice(0, 7)}-01`

/** The last so many days, today included. */
export const lastDays = (days: number, until = today()): Period => ({
  from: shifted(until, 1 - days),
  to: until,
})

/** The whole month before. */
export function lastMonth(day = today()): Period {
  const to = shifted(monthStart(day), -1)
  return { from: monthStart(to), to }
}

/** The periods that people ask for most, by the name of their button. */
export function presets(day = today()): { label: string; period: Period }[] {
  return [
    ...[7, 30, 90].map((days) => ({ label: t`${days} hari`, period: lastDays(days, day) })),
    { label: t`Bulan ini`, period: { from: monthStart(day), to: day } },
    { label: t`Bulan lalu`, period: lastMonth(day) },
    { label: t`Tahun ini`, period: { from: `${day.slice(0, 4)}-01-01`, to: day } },
  ]
}

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** The period that an address names; the fallback where it names none. */
export function readPeriod(params: URLSearchParams, fallback: Period): Period {
  const [from, to] = [params.get('from'), params.get('to')]
  return isDay(from) && isDay(to) && from <= to ? { from, to } : fallback
}
