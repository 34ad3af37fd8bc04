const HOUR = /^(\d{2}):(\d{2})/

const minutesOf = (hour: unknown) => {
  const found = HOUR.exec(String(hour ?? ''))
  return found ? Number(found[1]) * 60 + Number(found[2]) : Number.NaN
}

/** How many whole slots of so many minutes a window of one day holds. */
export function slotsIn(starts: unknown, ends: unknown, minutes: unknown): number {
  const count = Math.floor((minutesOf(ends) - minutesOf(starts)) / Number(minutes || 0))
  return Number.isFinite(count) && count > 0 ? count : 0
}
