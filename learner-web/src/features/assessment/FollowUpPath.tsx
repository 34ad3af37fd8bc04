import { Trans } from '@lingui/react/macro'
import { ChevronDown, CornerDownRight } from 'lucide-react'
import type { AttemptState } from '../attempt/attemptState'
import { QuestionText } from '../attempt/QuestionText'
import type { Question } from '../attempt/types'

interface FollowUpPathProps {
  /** The root and the follow-ups before the shown one. */
  passed: readonly Question[]
  answers: AttemptState['answers']
}

/** The questions that led to a follow-up, with what was answered. */
export function FollowUpPath({ passed, answers }: FollowUpPathProps) {
  if (passed.length === 0) return null
  return (
    <details open className="group rounded-card border border-line bg-sunken">
      <summary className="flex min-h-11 items-center gap-2.5 px-4 text-sm font-semibold text-primary">
        <CornerDownRight aria-hidden className="size-4.5" />
        <Trans>Lanjutan dari soal sebelumnya</Trans>
        <ChevronDown
          aria-hidden
          className="ms-auto size-4.5 transition-transform group-open:rotate-180"
        />
      </summary>
      <ol className="grid gap-3 px-4 pb-4">
        {passed.map((question) => (
          <li key={question.id} className="grid gap-1 text-sm">
            <div className="text-ink">
              <QuestionText text={question.text} />
            </div>
            <p className="text-muted">
              <Trans>
                Jawaban Anda:{' '}
                <b className="text-strong">
                  <QuestionText text={answerText(question, answers)} />
                </b>
              </Trans>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

function answerText({ id, options }: Question, answers: AttemptState['answers']): string {
  const [selected] = answers[id]?.selected ?? []
  return options.find((option) => option.id === selected)?.text ?? '–'
}
