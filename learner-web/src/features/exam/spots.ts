import type { Question } from '../../api/types'
import type { ExamUnit } from './api'

/** A root question at its place in the room. */
export interface Spot {
  index: number
  unit: ExamUnit
  question: Question
}

/** All root questions in the order of the exam. */
export function spotsOf(units: readonly ExamUnit[]): Spot[] {
  const places = units.flatMap((unit) => unit.roots.map((question) => ({ unit, question })))
  return places.map((place, index) => ({ ...place, index }))
}

/** The root question with this code. */
export function spotOf(spots: readonly Spot[], code: string | null): Spot | null {
  return spots.find(({ question }) => question.soal_code === code) ?? null
}

/** The root question before or after another, across units and parts. */
export function besideSpot(
  spots: readonly Spot[],
  { index }: Spot,
  direction: 'next' | 'prev',
): Spot | null {
  return spots[index + (direction === 'next' ? 1 : -1)] ?? null
}

/** Where to go on: the first question without an answer, or the first of all. */
export function firstOpen(
  spots: readonly Spot[],
  answered: (question: Question) => boolean,
): Spot | null {
  return spots.find(({ question }) => !answered(question)) ?? spots[0] ?? null
}
