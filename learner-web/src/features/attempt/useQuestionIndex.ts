import { useState } from 'react'
import { getItem, removeItem, setItem } from '../../lib/storage'
import type { Room } from './types'

const nameOf = (of: string) => `attempt.${of}.question`

/** So that the next attempt begins at its first question. */
export const clearQuestionIndex = (of: string) => removeItem(nameOf(of), sessionStorage)

/**
 * The question that is shown, and the way to its neighbours; after the last section comes the first.
 *
 * A reload, or the way back from another tab, stays at the same question.
 */
export function useQuestionIndex(of: string, room: Room) {
  const questions = room.sections.flatMap((section) => section.questions)
  const [index, setShown] = useState(() => {
    const last = getItem<string>(nameOf(of), sessionStorage)
    return Math.max(
      0,
      questions.findIndex(({ id }) => id === last),
    )
  })
  const setIndex = (next: number) => {
    setShown(next)
    setItem(nameOf(of), questions[next]?.id ?? '', { area: sessionStorage })
  }
  const move = (step: number) => setIndex((index + step + questions.length) % questions.length)
  return { questions, question: questions[index], index, setIndex, move }
}
