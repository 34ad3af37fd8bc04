import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toast } from '../../ui/toast'
import type { AnswerQueue } from '../attempt/answerQueue'
import type { Direction } from '../attempt/QuestionNav'
import type { Question } from '../attempt/types'
import { loadAdjacent } from './kind'
import { adjacentQuestion, type QuestionRef } from './questionRefs'

interface Navigation {
  queue: AnswerQueue
  questions: readonly QuestionRef[]
  current: QuestionRef
  question: Question
  /** Shows a root question; null is the overview. */
  show: (current: QuestionRef | null) => void
}

// Only a follow-up has something before it, and only a tree something after its root.
function asksServer({ current, question }: Navigation, direction: Direction): boolean {
  if (current.unit.type !== 'nested') return false
  return direction === 'prev'
    ? question !== current.question
    : current.question.mayContinue === true
}

/** Moving through the room: follow-up questions first, then the next or previous root. */
export function useQuestionNavigation(navigation: Navigation) {
  const { t } = useLingui()
  const [isMoving, setMoving] = useState(false)
  const { queue, questions, current, question, show } = navigation

  async function neighbour(direction: Direction): Promise<Question | null> {
    if (!asksServer(navigation, direction)) return null
    if (!(await queue.flush())) throw new Error('answers are still waiting')
    return loadAdjacent(direction, question.code ?? '')
  }

  async function step(direction: Direction): Promise<void> {
    const found = await neighbour(direction)
    if (found) return queue.dispatch({ type: 'walked', root: current.question.id, question: found })
    const adjacent = adjacentQuestion(questions, current, direction)
    if (adjacent || direction === 'next') show(adjacent)
  }

  async function move(direction: Direction): Promise<void> {
    if (isMoving) return
    setMoving(true)
    try {
      await step(direction)
    } catch {
      const failure = {
        next: t`Gagal menampilkan soal selanjutnya!`,
        prev: t`Gagal menampilkan soal sebelumnya!`,
      }
      toast.error(failure[direction], 'exam-navigation')
    } finally {
      setMoving(false)
    }
  }

  return { move, isMoving }
}
