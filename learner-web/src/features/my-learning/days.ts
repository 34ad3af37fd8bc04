import { jakartaDay } from '../../lib/format'

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7

/** A day as `2026-12-01`; a month as `2026-12`. */
export type Day = string
export type Month = string

const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** The day of a moment, in the platform's time zone. */
export const dayOf = (moment: string | number | Date): Day => jakartaDay(new Date(moment))

export const addDays = (day: Day, count: number): Day =>
  new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10)

export const monthOf = (day: Day): Month => day.slice(0, 7)

export function addMonths(month: Month, count: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/** The same day of another month, or its last one. */
export function sameDayIn(month: Month, day: Day): Day {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${day.slice(8)}`
  return wanted < last ? wanted : last
}

/** Monday of the week that a day lies in. */
export function mondayOf(day: Day): Day {
  const weekday = (new Date(utc(day)).getUTCDay() + 6) % DAYS_A_WEEK
  return addDays(day, -weekday)
}

/** The weeks of a month, from Monday, with the days of its neighbours that fill them. */
export function weeksOf(month: Month): Day[][] {
  const end = `${addMonths(month, 1)}-01`
  const weeks: Day[][] = []
  for (let monday = mondayOf(`${month}-01`); monday < end; monday = addDays(monday, DAYS_A_WEEK))
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(monday, index)))
  return weeks
}

/** Where a key leads from a day; null for keys that lead nowhere. */
export function dayByKey(key: string, day: Day, isRtl: boolean): Day | null {
  const forward = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward)
    case 'ArrowLeft':
      return addDays(day, -forward)
    case 'ArrowDown':
      return addDays(day, DAYS_A_WEEK)
    case 'ArrowUp':
      return addDays(day, -DAYS_A_WEEK)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return addDays(mondayOf(day), DAYS_A_WEEK - 1)
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), 1), day)
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -1), day)
    default:
      return null
  }
}
