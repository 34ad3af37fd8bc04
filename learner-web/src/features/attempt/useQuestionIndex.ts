import { useState } from 'react'
import { getItem, removeItem, setItem } from '../../lib/storage'
import type { Room } from './types'

/** The question that was shown last, and in which attempt. */
interface Place {
  attempt: string
  question: string
}

const nameOf = (of: string) => `attempt.${of}.question`

/** So that the next attempt begins at its first question. */
export const clearQuestionIndex = (of: string) => removeItem(nameOf(of))

function lastShown(of: string, { attempt }: Room): string | null {
  const place = getItem<Place>(nameOf(of))
  return place?.attempt === attempt ? place.question : null
}

/**
 * The question that is shown, and the way to its neighbours; after the last section comes the first.
 *
 * A reload, and another tab that takes over, stay at the same question.
 */
export function useQuestionIndex(of: string, room: Room) {
  const questions = room.sections.flatMap((section) => section.questions)
  const [index, setShown] = useState(() => {
    const last = lastShown(of, room)
    return Math.max(
      0,
      questions.findIndex(({ id }) => id === last),
    )
  })
  const setIndex = (next: number) => {
    setShown(next)
    const question = questions[next]?.id ?? ''
    setItem(nameOf(of), { attempt: room.attempt, question } satisfies Place)
  }
  const move = (step: number) => setIndex((index + step + questions.length) % questions.length)
  return { questions, question: questions[index], index, setIndex, move }
}
