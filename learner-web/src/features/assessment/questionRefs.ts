import type { Direction } from '../attempt/QuestionNav'
import type { Question } from '../attempt/types'
import type { AssessmentUnit } from './kind'

/** A root question at its place in the room. */
export interface QuestionRef {
  index: number
  unit: AssessmentUnit
  question: Question
}

/** All root questions in the order of the assessment. */
export function questionRefsOf(units: readonly AssessmentUnit[]): QuestionRef[] {
  const places = units.flatMap((unit) => unit.questions.map((question) => ({ unit, question })))
  return places.map((place, index) => ({ ...place, index }))
}

/** The root question with this code. */
export function findQuestion(
  refs: readonly QuestionRef[],
  code: string | null,
): QuestionRef | null {
  return refs.find(({ question }) => question.code === code) ?? null
}

/** The address of a root question inside the room. */
export function searchOf({ code = '' }: Question): string {
  return `?soal=${encodeURIComponent(code)}`
}

/** In the place of a question's code: the one to go on with. */
export const RESUME = 'lanjut'

/** The root question before or after another, across units and parts. */
export function adjacentQuestion(
  refs: readonly QuestionRef[],
  { index }: QuestionRef,
  direction: Direction,
): QuestionRef | null {
  return refs[index + (direction === 'next' ? 1 : -1)] ?? null
}

/** Where to go on: the first question without an answer, or the first of all. */
export function firstOpen(
  refs: readonly QuestionRef[],
  isAnswered: (question: Question) => boolean,
): QuestionRef | null {
  return refs.find(({ question }) => !isAnswered(question)) ?? refs[0] ?? null
}
