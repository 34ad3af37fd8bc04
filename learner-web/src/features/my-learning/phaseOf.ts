import type { LearnerEvent, Phase } from '../../api/learning'

/** The current phase of an event. */
export function phaseOf({ starts_at, ends_at }: LearnerEvent): Phase {
  const now = Date.now()
  if (now < Date.parse(starts_at)) return 'coming'
  return now < Date.parse(ends_at) ? 'running' : 'past'
}

/** Whether an event is over. */
export const isPast = (event: LearnerEvent): boolean => phaseOf(event) === 'past'
