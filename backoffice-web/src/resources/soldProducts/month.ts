/** The first moment of the month that a day is in. */
export const firstOfMonth = (day: Date) => new Date(day.getFullYear(), day.getMonth(), 1)

/** The first moment of a month so many months later. */
export const monthAfter = (day: Date, months: number) =>
  new Date(day.getFullYear(), day.getMonth() + months, 1)

/** Every day of the month that a day is in. */
function daysOfMonth(day: Date): Date[] {
  const count = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate()
  return Array.from(
    { length: count },
    (_none, index) => new Date(day.getFullYear(), day.getMonth(), index + 1),
  )
}

/** A day as a key, in the reader's own time zone. */
export const dayKey = (day: Date) => `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`

/** The Monday of the week that a day is in. */
export const firstOfWeek = (day: Date) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() - ((day.getDay() + 6) % 7))

/** A day so many days later. */
export const dayAfter = (day: Date, days: number) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)

/** How many days lie between two days, whatever their hours. */
export function daysBetween(from: Date, to: Date): number {
  const start = Date.UTC(from.getFullYear(), from.getMonth(), from.getDate())
  const end = Date.UTC(to.getFullYear(), to.getMonth(), to.getDate())
  return Math.round((end - start) / 86_400_000)
}

export type CalendarSpan = 'month' | 'week'

/** The days that a view of the calendar shows. */
export const daysOf = (span: CalendarSpan, first: Date): Date[] =>
  span === 'month'
    ? daysOfMonth(first)
    : Array.from({ length: 7 }, (_none, index) => dayAfter(first, index))
