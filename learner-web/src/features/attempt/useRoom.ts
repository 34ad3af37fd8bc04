import { useEffect, useState } from 'react'
import { type Blocker, useBlocker } from 'react-router-dom'
import { attemptSessions } from '../../api/attemptSessions'
import { useClock } from './AttemptTimer'
import { preloadTexts } from './QuestionText'
import type { AttemptKind, Ending, LoadedRoom, OutgoingAnswer } from './types'
import { useAnswers, useFinish } from './useAttempt'

interface RoomParts {
  kind: AttemptKind
  room: LoadedRoom
  onEnded: (how: Ending) => void
  onSaved?: (sent: OutgoingAnswer) => void
}

/** Asks before the participant leaves a running attempt; one that is over lets everybody go. */
function useLeaveBlocker(kind: AttemptKind): Blocker {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      attemptSessions.get(kind.session) !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  )
}

function textsOf(room: LoadedRoom): string[] {
  const questions = room.sections.flatMap((section) => section.questions)
  return questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)])
}

type RoomDialog = 'finish' | 'map' | 'help'

/** What every room is made of: its answers, its clock, its end and the dialog that is open. */
export function useRoom({ kind, room, onEnded, onSaved }: RoomParts) {
  const time = useClock(kind, room.clock)
  const answers = useAnswers({ kind, room, time, onSaved })
  const finish = useFinish({ kind, queue: answers.queue, onEnded })
  useEffect(() => preloadTexts(textsOf(room)), [room])
  const [dialog, setDialog] = useState<RoomDialog | null>(null)
  // A dialog may report its closing after another one was opened in its place.
  const closeDialog = (closed: RoomDialog) =>
    setDialog((shown) => (shown === closed ? null : shown))
  return {
    ...answers,
    finish,
    blocker: useLeaveBlocker(kind),
    time,
    dialog,
    setDialog,
    closeDialog,
  }
}

export type RoomControls = ReturnType<typeof useRoom>
