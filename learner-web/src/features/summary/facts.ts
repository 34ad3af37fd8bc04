import type { AssessmentResult } from '../../api/types'

const MINUTE_MS = 60_000

/** Whole minutes from start to end; an exam never took none. */
export function minutesTaken({
  started_at,
  ended_at,
}: Pick<AssessmentResult, 'started_at' | 'ended_at'>): number {
  const taken = new Date(ended_at).getTime() - new Date(started_at).getTime()
  return Math.max(1, Math.round(taken / MINUTE_MS))
}

/** The names of the units that a suggestion closes, in the order of the exam. */
export function closedUnits(
  { units }: Pick<AssessmentResult, 'units'>,
  ukCodes: readonly string[],
): string[] {
  return units.filter(({ uk_code }) => ukCodes.includes(uk_code)).map(({ uk_name }) => uk_name)
}

/** Competent means: in every required unit. */
export function isCompetent({
  competent_count,
  units,
}: Pick<AssessmentResult, 'competent_count' | 'units'>): boolean {
  return units.length > 0 && competent_count === units.length
}
