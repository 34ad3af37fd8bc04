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

export type PresetName = `last_${7 | 30 | 90}_days` | 'this_month' | 'last_month' | 'this_year'

interface Preset {
  name: PresetName
  label: string
  period: Period
}

/** The periods that people ask for most, by name in the address and label of their button. */
export function presets(day = today()): Preset[] {
  return [
    ...([7, 30, 90] as const).map((days) => ({
      name: `last_${days}_days` as const,
      label: t`${days} hari`,
      period: lastDays(days, day),
    })),
    { name: 'this_month', label: t`Bulan ini`, period: { from: monthStart(day), to: day } },
    { name: 'last_month', label: t`Bulan lalu`, period: lastMonth(day) },
    {
      name: 'this_year',
      label: t`Tahun ini`,
      period: { from: `${day.slice(0, 4)}-01-01`, to: day },
    },
  ]
}

/** A chosen period: a preset, whose days move on with the calendar, or two days (`name` is null). */
export interface Choice {
  name: PresetName | null
  period: Period
}

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** The period that an address names, or its days; the fallback where it says neither. */
export function readChoice(params: URLSearchParams, fallback: PresetName, day = today()): Choice {
  const [from, to] = [params.get('from'), params.get('to')]
  if (isDay(from) && isDay(to) && from <= to) return { name: null, period: { from, to } }
  const named = (wanted: string | null) => presets(day).find(({ name }) => name === wanted)
  return named(params.get('period')) ?? named(fallback) ?? { name: null, period: lastDays(30, day) }
}

/** The address of a choice, whose other values stay as they are. */
export function chosenAddress(params: URLSearchParams, wanted: PresetName | Period) {
  const { from, to, period, ...others } = Object.fromEntries(params)
  return typeof wanted === 'string' ? { ...others, period: wanted } : { ...others, ...wanted }
}
