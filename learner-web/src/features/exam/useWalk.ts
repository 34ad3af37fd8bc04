import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Question } from '../../api/types'
import { toast } from '../../ui/toast'
import { fetchNeighbour } from './api'
import type { Desk } from './desk'
import { besideSpot, type Spot } from './spots'

type Direction = 'next' | 'prev'

interface Walk {
  desk: Desk
  spots: readonly Spot[]
  spot: Spot
  question: Question
  /** Shows a root question; null is the overview. */
  show: (spot: Spot | null) => void
}

// Only a follow-up has something before it, and only a rangkaian something after its root.
function asksServer({ spot, question }: Walk, direction: Direction): boolean {
  if (spot.unit.type !== 'nested') return false
  return direction === 'prev' ? question !== spot.question : spot.question.has_child
}

/** Moving through the room: follow-up questions first, then the next or previous root. */
export function useWalk(walk: Walk) {
  const { t } = useLingui()
  const [moving, setMoving] = useState(false)
  const { desk, spots, spot, question, show } = walk

  async function neighbour(direction: Direction): Promise<Question | null> {
    if (!asksServer(walk, direction)) return null
    if (!(await desk.flush())) throw new Error('answers are still waiting')
    return fetchNeighbour(direction, question.soal_code)
  }

  function enter(found: Question): void {
    const { soal_code: root } = spot.question
    desk.dispatch({ type: 'walked', root, kind: spot.unit.type, question: found })
  }

  async function step(direction: Direction): Promise<void> {
    const found = await neighbour(direction)
    if (found) return enter(found)
    const beside = besideSpot(spots, spot, direction)
    if (beside || direction === 'next') show(beside)
  }

  async function move(direction: Direction): Promise<void> {
    if (moving) return
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

  return { move, moving }
}
