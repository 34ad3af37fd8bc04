import { Trans } from '@lingui/react/macro'
import { Chip } from '../../ui/Chip'
import { stepsBelow } from '../attempt/attemptState'
import type { CardParts } from '../attempt/QuestionCard'
import { QuestionPage } from '../attempt/QuestionPage'
import type { Question } from '../attempt/types'
import type { RoomControls } from '../attempt/useRoom'
import { FollowUpPath } from './FollowUpPath'
import type { AssessmentRoom } from './kind'
import { parts } from './parts'
import type { QuestionRef } from './questionRefs'
import { useQuestionNavigation } from './useQuestionNavigation'

interface CurrentQuestionProps {
  room: AssessmentRoom
  controls: RoomControls
  questions: readonly QuestionRef[]
  current: QuestionRef
  show: (current: QuestionRef | null) => void
  isUnfinished: (root: Question) => boolean
}

/** A root question, or the follow-up that was opened last below it. */
export function CurrentQuestion({
  room,
  controls,
  questions,
  current,
  show,
  isUnfinished,
}: CurrentQuestionProps) {
  const { queue, state } = controls
  const root = current.question
  const path = [root, ...stepsBelow(state, root.id)]
  const question = path.at(-1) ?? root
  const navigation = useQuestionNavigation({ queue, questions, current, question, show })
  const isLast = current.index === questions.length - 1 && !root.mayContinue
  return (
    <QuestionPage
      {...{ controls, room, question, root, isUnfinished }}
      {...navigation}
      total={questions.length}
      card={{
        ...cardOf(current, question),
        lead: <FollowUpPath passed={path.slice(0, -1)} answers={state.answers} />,
      }}
      onPick={(picked) => show(questions.find((other) => other.question === picked) ?? null)}
      isFirst={current.index === 0 && question === root}
      last={isLast ? { label: <Trans>Tinjau jawaban</Trans> } : undefined}
    />
  )
}

function cardOf({ unit, question: root }: QuestionRef, question: Question): CardParts {
  const { label } = question
  return {
    context: (
      <div className="flex flex-wrap items-center gap-2">
        <Chip icon={parts[unit.type].icon} tone="primary">
          {parts[unit.type].label}
        </Chip>
        <span className="text-sm font-medium text-muted">{unit.name}</span>
      </div>
    ),
    title: question !== root && <Trans>Soal {label}</Trans>,
    note: question.mayContinue && (
      <p className="rounded-control bg-info-tint px-4 py-3 text-sm text-info">
        <Trans>
          Soal ini dapat membuka soal lanjutan. Begitu soal lanjutan Anda buka, jawaban di sini
          tidak dapat diubah lagi.
        </Trans>
      </p>
    ),
  }
}
