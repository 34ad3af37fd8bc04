import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { attemptSessions } from '../../api/attemptSessions'
import { useStore } from '../../lib/store'
import { toast } from '../../ui/toast'
import type { ServerClock } from './AttemptTimer'
import { type AnswerQueue, createAnswerQueue } from './answerQueue'
import { answerStore } from './answerStore'
import { attemptKey } from './api'
import { openState } from './attemptState'
import type { AttemptKind, Ending, LoadedRoom, OutgoingAnswer } from './types'
import { clearQuestionIndex } from './useQuestionIndex'

interface Answers {
  kind: AttemptKind
  room: LoadedRoom
  time: ServerClock
  onSaved?: ((sent: OutgoingAnswer) => void) | undefined
}

/** The answers of this room, delivered while the room is on the page; they outlive a reload. */
export function useAnswers({ kind, room, time, onSaved }: Answers) {
  const { t } = useLingui()
  const [queue] = useState(() =>
    createAnswerQueue({
      state: openState(room, room.waiting),
      send: kind.save,
      storedAnswer: kind.storedAnswer,
      onSaved,
      onHeld: time.resync,
      remember: (waiting) => void answerStore.write(kind.of, waiting),
      onDropped: ({ message }) => toast.error(message),
    }),
  )
  useEffect(() => {
    queue.start()
    return queue.stop
  }, [queue])
  useEffect(() => {
    if (!time.clock.is_paused) queue.dispatch({ type: 'resumed' })
  }, [queue, time.clock])
  const flag = async (id: string, flagged: boolean) => {
    queue.dispatch({ type: 'flagged', id, flagged })
    try {
      toast.success(await kind.flag(id, flagged), 'attempt-flag')
    } catch {
      queue.dispatch({ type: 'flagged', id, flagged: !flagged })
      toast.error(t`Tanda belum tersimpan. Coba lagi.`, 'attempt-flag')
    }
  }
  return { queue, state: useStore(queue.store), flag }
}

interface Finish {
  kind: AttemptKind
  queue: AnswerQueue
  onEnded: (how: Ending) => void
}

/** Ends the attempt: what waits is delivered first, then the room is closed and its token forgotten. */
export function useFinish({ kind, queue, onEnded }: Finish) {
  const client = useQueryClient()
  const [ending, setEnding] = useState<Ending | null>(null)
  const [failed, setFailed] = useState(false)

  // A call still under way would be refused after the end, and lead out of the page.
  async function end(): Promise<string> {
    await client.cancelQueries({ queryKey: attemptKey(kind) })
    return kind.end()
  }

  function leave(how: Ending): void {
    queue.stop()
    void answerStore.clear(kind.of)
    clearQuestionIndex(kind.of)
    attemptSessions.close(kind.session)
    onEnded(how)
  }

  async function submit(): Promise<void> {
    if (ending) return
    setEnding('submitted')
    setFailed(false)
    try {
      if (!(await queue.flush())) throw new Error('answers still wait')
      const message = await end()
      if (message) toast.success(message)
      leave('submitted')
    } catch {
      setFailed(true)
      setEnding(null)
    }
  }

  // The server closes the attempt at its deadline, even without a connection.
  async function timeUp(): Promise<void> {
    if (ending) return
    setEnding('timeout')
    await queue.flush()
    const message = await end().catch(() => '')
    if (message) toast.info(message)
    leave('timeout')
  }

  return { ending, failed, submit, timeUp }
}
