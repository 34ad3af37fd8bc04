import type { MonitorRow } from '../../api/types'

const two = (value: number) => String(value).padStart(2, '0')

/** `1:02:09` or `02:09` from seconds; never below zero. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** The remaining seconds; constant while the attempt is paused. */
export function secondsLeft(row: MonitorRow, now: number): number {
  const from = row.paused_at ? Date.parse(row.paused_at) : now
  return (Date.parse(row.time_end) - from) / 1000
}

const AWAY_AFTER = 90

/** Seconds since the participant's browser was last seen. */
export const secondsSilent = (row: MonitorRow, now: number): number | null =>
  row.last_seen_at ? Math.max(0, (now - Date.parse(row.last_seen_at)) / 1000) : null

/** Whether the participant has been silent for longer than a room's longest interval. */
export const isAway = (row: MonitorRow, now: number): boolean =>
  !row.paused_at && (secondsSilent(row, now) ?? Number.POSITIVE_INFINITY) > AWAY_AFTER

/** The exam and its batch; a batch with the exam's own name is shown once. */
export const placeOf = ({
  title,
  kind_label,
  batch_name,
}: Pick<MonitorRow, 'title' | 'kind_label' | 'batch_name'>): string[] =>
  [kind_label, batch_name].filter((name): name is string => Boolean(name) && name !== title)
