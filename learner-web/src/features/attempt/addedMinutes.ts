import type { Clock } from './types'

const MINUTE_MS = 60_000

const endOf = ({ time_end }: Clock): number => Date.parse(time_end)
const leftIn = (clock: Clock): number => endOf(clock) - Date.parse(clock.time_now)

/**
 * The whole minutes that a supervisor has added between two readings of the clock. A running clock ends later
 * by them; during a pause the end moves along, so that what is left tells them.
 */
export function addedMinutes(before: Clock, after: Clock): number {
  const isPaused = before.is_paused || after.is_paused
  const gained = isPaused ? leftIn(after) - leftIn(before) : endOf(after) - endOf(before)
  return Math.max(0, Math.round(gained / MINUTE_MS))
}
