import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toast } from '../../ui/toast'
import type { AnswerQueue } from '../attempt/answerQueue'
import type { Direction } from '../attempt/MoveBar'
import type { Question } from '../attempt/types'
import { loadNeighbour } from './kind'
import { besideSpot, type Spot } from './spots'

interface Walk {
  queue: AnswerQueue
  spots: readonly Spot[]
  spot: Spot
  question: Question
  /** Shows a root question; null is the overview. */
  show: (spot: Spot | null) => void
}

// Only a follow-up has something before it, and only a tree something after its root.
function asksServer({ spot, question }: Walk, direction: Direction): boolean {
  if (spot.unit.type !== 'nested') return false
  return direction === 'prev' ? question !== spot.question : spot.question.mayContinue === true
}

/** Moving through the room: follow-up questions first, then the next or previous root. */
export function useQuestionNavigation(walk: Walk) {
  const { t } = useLingui()
  const [isMoving, setMoving] = useState(false)
  const { queue, spots, spot, question, show } = walk

  async function neighbour(direction: Direction): Promise<Question | null> {
    if (!asksServer(walk, direction)) return null
    if (!(await queue.flush())) throw new Error('answers are still waiting')
    return loadNeighbour(direction, question.code ?? '')
  }

  async function step(direction: Direction): Promise<void> {
    const found = await neighbour(direction)
    if (found) return queue.dispatch({ type: 'walked', root: spot.question.id, question: found })
    const beside = besideSpot(spots, spot, direction)
    if (beside || direction === 'next') show(beside)
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
      toast.error(failure[direction], 'exam-walk')
    } finally {
      setMoving(false)
    }
  }

  return { move, isMoving }
}
