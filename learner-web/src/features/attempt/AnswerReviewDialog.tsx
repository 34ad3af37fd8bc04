import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import type { Results } from '../../api/contract'
import { cn } from '../../ui/cn'
import { Dialog } from '../../ui/Dialog'
import { QueryView } from '../../ui/QueryView'
import { reviewQuery } from './api'
import { QuestionText } from './QuestionText'

type Review = Results<'GET', `/attempts/${string}/review`>
type Reviewed = Review['questions'][number]

interface AnswerReviewDialogProps {
  /** The attempt that is read; none while it is closed. */
  attempt: string | null
  onClose: () => void
}

/** What was answered, and where the exam allows it the key and its explanation. */
export function AnswerReviewDialog({ attempt, onClose }: AnswerReviewDialogProps) {
  return (
    <Dialog
      wide
      sheet
      open={attempt !== null}
      onClose={onClose}
      title={<Trans>Jawaban Anda</Trans>}
    >
      {attempt && <AnswerReview attempt={attempt} />}
    </Dialog>
  )
}

function AnswerReview({ attempt }: { attempt: string }) {
  const query = useQuery(reviewQuery(attempt))
  return (
    <QueryView query={query} pending={<p className="h-40 animate-pulse rounded-card bg-sunken" />}>
      {({ questions }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the long list
        <ol tabIndex={0} className="grid gap-6">
          {questions.map((question) => (
            <ReviewedQuestion key={question.label} question={question} />
          ))}
        </ol>
      )}
    </QueryView>
  )
}

function ReviewedQuestion({ question }: { question: Reviewed }) {
  const { label, text, answer_text, options, explanation } = question
  const isAnswered = answer_text !== '' || options.some(({ is_selected }) => is_selected)
  return (
    <li className="grid gap-2">
      <div className="font-semibold text-pretty whitespace-pre-line text-strong">
        {label}. <QuestionText text={text} />
      </div>
      {answer_text && (
        <p className="rounded-control bg-sunken px-3 py-2 whitespace-pre-line text-ink">
          {answer_text}
        </p>
      )}
      {!isAnswered && (
        <p className="text-sm font-semibold text-warning">
          <Trans>Tidak dijawab</Trans>
        </p>
      )}
      <ul className="grid gap-1.5">
        {options.map((option) => (
          <ReviewedOption key={option.text} option={option} />
        ))}
      </ul>
      {explanation && (
        <div className="text-sm text-pretty text-muted">
          <QuestionText text={explanation} />
        </div>
      )}
    </li>
  )
}

/** The style of a chosen option by its correctness; `null` if the exam hides its key. */
const CHOSEN: Record<string, string> = {
  true: 'border-success bg-success-tint text-strong',
  false: 'border-danger bg-danger-tint text-strong',
  null: 'border-primary bg-primary-tint text-strong',
}

function ReviewedOption({ option }: { option: Reviewed['options'][number] }) {
  const { text, is_selected, is_right } = option
  const isWrong = is_selected && is_right === false
  return (
    <li
      className={cn(
        'flex items-start gap-2 rounded-control border px-3 py-2 text-sm',
        is_selected ? CHOSEN[String(is_right)] : 'border-line text-ink',
      )}
    >
      {is_right && <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />}
      {isWrong && <X aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />}
      <span className="min-w-0 flex-1">
        <QuestionText text={text} />
      </span>
      <span className="shrink-0 text-xs font-semibold text-muted">
        <Marks isSelected={is_selected} isRight={is_right} />
      </span>
    </li>
  )
}

function Marks({ isSelected, isRight }: { isSelected: boolean; isRight: boolean | null }) {
  if (isSelected && isRight) return <Trans>Pilihan Anda, benar</Trans>
  if (isSelected) return <Trans>Pilihan Anda</Trans>
  if (isRight) return <Trans>Jawaban benar</Trans>
  return null
}
