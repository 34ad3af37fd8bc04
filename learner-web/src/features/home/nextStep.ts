import type { MyAssessment } from '../../api/types'

const URGENCY = ['running', 'created', 'ready'] as const

/** The assessment to go on with: a running one first, then the one begun, then the one bought. */
export function nextStep(rows: readonly MyAssessment[]): MyAssessment | null {
  const byUrgency = URGENCY.map((status) => rows.find((row) => row.status === status))
  return byUrgency.find((row) => row !== undefined) ?? null
}

/** The newest assessment that was finished. */
export function latestResult(rows: readonly MyAssessment[]): MyAssessment | null {
  return rows.find((row) => row.status === 'finished' && row.sesi_uuid !== null) ?? null
}

export type DayPart = 'night' | 'morning' | 'noon' | 'afternoon'

const UNTIL: readonly { hour: number; part: DayPart }[] = [
  { hour: 4, part: 'night' },
  { hour: 11, part: 'morning' },
  { hour: 15, part: 'noon' },
  { hour: 18, part: 'afternoon' },
]

/** The part of the day by which Indonesian greets. */
export function dayPart(hour: number): DayPart {
  return UNTIL.find((end) => hour < end.hour)?.part ?? 'night'
}
