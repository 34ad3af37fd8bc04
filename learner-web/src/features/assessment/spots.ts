import type { Direction } from '../attempt/MoveBar'
import type { Question } from '../attempt/types'
import type { AssessmentUnit } from './kind'

/** A root question at its place in the room. */
export interface Spot {
  index: number
  unit: AssessmentUnit
  question: Question
}

/** All root questions in the order of the assessment. */
export function spotsOf(units: readonly AssessmentUnit[]): Spot[] {
  const places = units.flatMap((unit) => unit.questions.map((question) => ({ unit, question })))
  return places.map((place, index) => ({ ...place, index }))
}

/** The root question with this code. */
export function spotOf(spots: readonly Spot[], code: string | null): Spot | null {
  return spots.find(({ question }) => question.code === code) ?? null
}

/** The address of a root question inside the room. */
export function searchOf({ code = '' }: Question): string {
  return `?soal=${encodeURIComponent(code)}`
}

/** The root question before or after another, across units and parts. */
export function besideSpot(
  spots: readonly Spot[],
  { index }: Spot,
  direction: Direction,
): Spot | null {
  return spots[index + (direction === 'next' ? 1 : -1)] ?? null
}

/** Where to go on: the first question without an answer, or the first of all. */
export function firstOpen(
  spots: readonly Spot[],
  isAnswered: (question: Question) => boolean,
): Spot | null {
  return spots.find(({ question }) => !isAnswered(question)) ?? spots[0] ?? null
}
