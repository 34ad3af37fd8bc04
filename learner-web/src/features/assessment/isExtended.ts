import type { AssessmentSession } from '../../api/types'

const MINUTE_MS = 60_000

type Times = Pick<AssessmentSession, 'started_at' | 'time_end' | 'duration_minutes'>

/** Whether a supervisor gave more time than the exam has, or stopped the clock for a while. */
export function isExtended({ started_at: start, time_end: end, duration_minutes }: Times): boolean {
  if (!start || !end) return false
  return Date.parse(end) - Date.parse(start) > duration_minutes * MINUTE_MS + MINUTE_MS
}
