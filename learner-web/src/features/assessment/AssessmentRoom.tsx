import { useLingui } from '@lingui/react/macro'
import { LayoutList } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Link } from '../../ui/Link'
import { AttemptHeader } from '../attempt/AttemptHeader'
import { firstToReview, isAnswered } from '../attempt/attemptState'
import { RoomDialogs } from '../attempt/RoomDialogs'
import { SingleTabGuard } from '../attempt/SingleTabGuard'
import type { AttemptKind, Ending, LoadedRoom, Question } from '../attempt/types'
import { useRoom } from '../attempt/useRoom'
import { CurrentQuestion } from './CurrentQuestion'
import type { AssessmentRoom as Room } from './kind'
import { Overview } from './Overview'
import {
  findQuestion,
  firstOpen,
  type QuestionRef,
  questionRefsOf,
  RESUME,
  searchOf,
} from './questionRefs'
import { useRecount, useUnitCounts } from './useUnitCounts'

interface AssessmentRoomProps {
  kind: AttemptKind<Room>
  room: LoadedRoom<Room>
  onEnded: (how: Ending) => void
  /** Reloads the room after another tab has worked in it. */
  onReload: () => void
}

/** The room of an assessment: its two parts with their units, and one question at a time. */
export function AssessmentRoom({ onReload, ...room }: AssessmentRoomProps) {
  return (
    <SingleTabGuard of={room.kind.of} onReload={onReload}>
      <OpenRoom {...room} />
    </SingleTabGuard>
  )
}

function OpenRoom({ kind, room, onEnded }: Omit<AssessmentRoomProps, 'onReload'>) {
  const controls = useRoom({ kind, room, onEnded, onSaved: useRecount(room.sesiId) })
  const { state, time, finish, setDialog } = controls
  const [questions] = useState(() => questionRefsOf(room.sections))
  const [params, setParams] = useSearchParams()
  const asked = params.get('soal')
  const current = findQuestion(questions, asked)
  const { counts, isUnfinished } = useUnitCounts(room, state)
  const isDone = (question: Question) => isAnswered(state, question.id) && !isUnfinished(question)
  const show = (next: QuestionRef | null) =>
    setParams(next ? searchOf(next.question) : '', { replace: true })
  const resume = firstOpen(questions, isDone)
  if (asked === RESUME && resume)
    return <Navigate replace to={{ search: searchOf(resume.question) }} />
  const review = () => {
    const roots = questions.map(({ question }) => question)
    const found = firstToReview(roots, isDone, state.flags)
    show(questions.find(({ question }) => question === found) ?? null)
  }
  return (
    <>
      <AttemptHeader
        title={room.jobRole}
        {...{ time, state }}
        onTimeUp={finish.timeUp}
        onHelp={current ? () => setDialog('help') : null}
        start={current && <ToOverview />}
      />
      {current ? (
        <CurrentQuestion {...{ room, controls, questions, current, show, isUnfinished }} />
      ) : (
        <Overview
          {...{ room, state, counts }}
          isDone={isDone}
          resume={resume}
          onFinish={() => setDialog('finish')}
        />
      )}
      <RoomDialogs {...{ kind, controls }} onReview={review} />
    </>
  )
}

function ToOverview() {
  const { t } = useLingui()
  return (
    <Link
      to={{ search: '' }}
      aria-label={t`Daftar bagian`}
      title={t`Daftar bagian`}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken hover:text-primary"
    >
      <LayoutList aria-hidden className="size-5" />
    </Link>
  )
}
