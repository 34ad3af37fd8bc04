import { Trans } from '@lingui/react/macro'
import { AttemptHeader } from './AttemptHeader'
import { SectionTabs } from './AttemptParts'
import { firstToReview, isAnswered } from './attemptState'
import { QuestionPage } from './QuestionPage'
import { RoomDialogs } from './RoomDialogs'
import { SingleTabGuard } from './SingleTabGuard'
import type { AttemptKind, Ending, LoadedRoom } from './types'
import { useQuestionIndex } from './useQuestionIndex'
import { useRoom } from './useRoom'

interface AttemptRoomProps {
  kind: AttemptKind
  room: LoadedRoom
  onEnded: (how: Ending) => void
  /** Reloads the room after another tab has worked in it. */
  onReload: () => void
}

/** The room of any attempt without follow-up questions. */
export function AttemptRoom({ onReload, ...room }: AttemptRoomProps) {
  return (
    <SingleTabGuard of={room.kind.of} onReload={onReload}>
      <OpenRoom {...room} />
    </SingleTabGuard>
  )
}

function OpenRoom({ kind, room, onEnded }: Omit<AttemptRoomProps, 'onReload'>) {
  const controls = useRoom({ kind, room, onEnded })
  const { questions, question, index, setIndex, move } = useQuestionIndex(kind.of, room)
  const { time, state, finish, setDialog } = controls
  if (!question) return null
  const review = () => {
    const found = firstToReview(questions, ({ id }) => isAnswered(state, id), state.flags)
    if (found) setIndex(questions.indexOf(found))
  }
  const isLast = index === questions.length - 1
  const finishLabel = { label: <Trans>Selesai</Trans>, onClick: () => setDialog('finish') }
  return (
    <>
      <AttemptHeader
        title={room.title}
        {...{ time, state }}
        onTimeUp={finish.timeUp}
        onHelp={() => setDialog('help')}
      />
      <QuestionPage
        {...{ controls, room, question }}
        root={question}
        total={questions.length}
        tabs={<SectionTabs {...{ room, question, setIndex, questions }} />}
        onPick={(picked) => setIndex(questions.indexOf(picked))}
        move={(direction) => move(direction === 'next' ? 1 : -1)}
        last={isLast ? finishLabel : undefined}
      />
      <RoomDialogs {...{ kind, controls }} onReview={review} />
    </>
  )
}
