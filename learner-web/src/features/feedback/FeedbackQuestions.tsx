import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../api/client'
import { fieldError } from '../../api/envelope'
import type { TrainingFeedback } from '../../api/learning'
import { messageOf } from '../../api/messageOf'
import { groupBy } from '../../lib/groupBy'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { RadioCard } from '../../ui/RadioCard'
import { TextArea } from '../../ui/TextArea'
import { toast } from '../../ui/toast'
import { UntranslatedText } from '../../ui/UntranslatedText'

const SCORES = ['1', '2', '3', '4', '5']
type Question = TrainingFeedback['questions'][number]

interface FeedbackQuestionsProps {
  path:
    | `/trainings/${number}/feedback`
    | `/elearning/${string}/feedback`
    | `/oti/${string}/feedback`
  questions: readonly Question[]
  onDone: () => void
}

/** The questions of a feedback template; the server says which answers are missing. */
export function FeedbackQuestions({ path, questions, onDone }: FeedbackQuestionsProps) {
  const [answers, setAnswers] = useState<Record<number, string>>({})
  const { mutate, isPending, error } = useMutation({
    meta: { errors: 'inline' },
    mutationFn: () =>
      call('POST', path, {
        form: Object.fromEntries(
          Object.entries(answers).map(([id, value]) => [`answers[${id}]`, value]),
        ) as never,
      }),
    onSuccess: ({ message }) => {
      toast.success(message, 'feedback')
      scrollTo({ top: 0 })
      onDone()
    },
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) focusFirstMissing(form.current)
  }, [error])
  const missing = ({ question_id: id }: Question) =>
    answers[id] ? undefined : fieldError(error, `answers[${id}]`)
  const isMended =
    questions.some(({ question_id: id }) => fieldError(error, `answers[${id}]`)) &&
    !questions.some(missing)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form ref={form} onSubmit={submit} className="grid max-w-3xl gap-4">
      {groupBy(questions, ({ section }) => section).map(({ key, items }) => (
        <Card key={key} className="grid gap-6 p-4 sm:p-5">
          {key && (
            <h2 className="text-lg">
              <UntranslatedText>{key}</UntranslatedText>
            </h2>
          )}
          {items.map((question) => (
            <QuestionField
              key={question.question_id}
              question={question}
              value={answers[question.question_id] ?? ''}
              onChange={(value) => setAnswers({ ...answers, [question.question_id]: value })}
              error={missing(question)}
            />
          ))}
        </Card>
      ))}
      {error && !isMended && (
        <p role="alert" className="font-medium text-danger">
          {messageOf(error)}
        </p>
      )}
      <div>
        <Button type="submit" size="lg" busy={isPending}>
          <Trans>Kirim umpan balik</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Scrolls to the first question without an answer. */
function focusFirstMissing(form: HTMLFormElement | null) {
  const question = form?.querySelector('[data-missing]')
  question?.scrollIntoView()
  question?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
}

interface QuestionFieldProps {
  question: Question
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

function QuestionField({ question, value, onChange, error }: QuestionFieldProps) {
  const options = question.type === 'scale' ? SCORES : question.options
  return (
    <fieldset className="grid scroll-mt-24 gap-3" data-missing={error ? '' : undefined}>
      <legend className="pb-2 font-semibold text-strong">
        <UntranslatedText>{question.text}</UntranslatedText>
        {!question.is_required && (
          <span className="font-normal text-muted">
            {' '}
            <Trans>(opsional)</Trans>
          </span>
        )}
      </legend>
      {question.type === 'text' ? (
        <TextArea
          aria-label={question.text}
          rows={3}
          maxLength={2000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {options.map((option) => (
            <RadioCard
              isMarkHidden
              key={option}
              name={`question-${question.question_id}`}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              className="min-w-11 items-center justify-center px-3 has-checked:font-semibold"
            >
              {option}
            </RadioCard>
          ))}
          {question.type === 'scale' && (
            <span className="self-center text-sm text-muted">
              <Trans>1 = sangat kurang, 5 = sangat baik</Trans>
            </span>
          )}
        </div>
      )}
      {error && <p className="text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  )
}
