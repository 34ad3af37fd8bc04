import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/envelope'
import { examSession } from '../../api/examSession'
import type { ExamPlan } from './api'
import { endSession } from './api'
import type { Desk } from './desk'
import { memory } from './memory'

export type Ending = 'submitted' | 'timeout'

interface Finish {
  plan: ExamPlan
  desk: Desk
  onEnded: (how: Ending) => void
}

/** Ends the sitting: what waits is delivered first, then the room is closed and its token forgotten. */
export function useFinish({ plan, desk, onEnded }: Finish) {
  const client = useQueryClient()
  const [ending, setEnding] = useState<Ending | null>(null)
  const [failed, setFailed] = useState(false)

  async function close(how: Ending): Promise<void> {
    await client.cancelQueries({ queryKey: ['exam', plan.sesi_id] })
    await endSession(plan.sesi_id)
    leave(how)
  }

  function leave(how: Ending): void {
    desk.stop()
    memory.forget(plan.sesi_id)
    examSession.close()
    void client.invalidateQueries({ queryKey: ['myAssessments'] })
    onEnded(how)
  }

  async function submit(): Promise<void> {
    if (ending) return
    setEnding('submitted')
    setFailed(false)
    try {
      if (!(await desk.flush())) throw new ApiError(0, 0, 'Network Error')
      await close('submitted')
    } catch {
      setFailed(true)
      setEnding(null)
    }
  }

  // The server closes the sitting at its deadline by itself, so a lost connection changes nothing here.
  async function timeUp(): Promise<void> {
    if (ending) return
    setEnding('timeout')
    await desk.flush()
    await close('timeout').catch(() => leave('timeout'))
  }

  return { ending, failed, submit, timeUp }
}
