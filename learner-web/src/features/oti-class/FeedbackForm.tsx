import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../api/envelope'
import { groupBy } from '../../lib/groupBy'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Content } from '../../ui/Content'
import { cx } from '../../ui/cx'
import { TextArea } from '../../ui/TextArea'
import { type FeedbackQuestion, sendFeedback } from './api'
import { useClassAction } from './useClassAction'

type Answers = Record<string, string>

interface FeedbackFormProps {
  slug: string
  questions: readonly FeedbackQuestion[]
}

/** The questions by group; the server says which answers are missing. */
export function FeedbackForm({ slug, questions }: FeedbackFormProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const sending = useClassAction(slug, (given: Answers) => sendFeedback(slug, given))
  const errors = sending.error instanceof ApiError ? sending.error.errors : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate(answers)
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      {groupBy(questions, ({ group }) => group).map(({ key, items }) => (
        <Card key={key} className="grid gap-6 p-5 sm:p-6">
          <h2 className="text-lg">
            <Content>{key}</Content>
          </h2>
          {items.map((question) => (
            <Question
              key={question.uuid}
              question={question}
              value={answers[question.uuid] ?? ''}
              error={errors[question.uuid]?.[0]}
              onChange={(value) => setAnswers({ ...answers, [question.uuid]: value })}
            />
          ))}
        </Card>
      ))}
      <Button type="submit" size="lg" busy={sending.isPending} className="sm:justify-self-start">
        <Trans>Kirim umpan balik</Trans>
      </Button>
    </form>
  )
}

interface QuestionProps {
  question: FeedbackQuestion
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Question({ question, value, error, onChange }: QuestionProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-2.5">
      <legend className="pb-2 font-semibold text-strong">
        <Content>{question.text}</Content>
        {!question.is_required && (
          <span className="font-normal text-muted">
            {' '}
            <Trans>(opsional)</Trans>
          </span>
        )}
      </legend>
      {question.kind === 'text' ? (
        <TextArea
          aria-label={question.text}
          maxLength={2000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Choices question={question} value={value} onChange={onChange} />
      )}
      <p id={id} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}

const SCALE = ['1', '2', '3', '4', '5']

function Choices({ question, value, onChange }: Omit<QuestionProps, 'error'>) {
  const { t } = useLingui()
  const isScale = question.kind === 'scale'
  return (
    <div className="grid gap-1.5">
      <div className={cx('flex gap-2', !isScale && 'flex-wrap')}>
        {(isScale ? SCALE : question.options).map((option) => (
          <label
            key={option}
            className={cx(
              'grid min-h-11 cursor-pointer place-items-center rounded-control border px-3 text-[15px] font-semibold has-focus-visible:outline-2 has-focus-visible:outline-primary',
              isScale && 'flex-1 sm:max-w-16',
              option === value
                ? 'border-primary bg-primary-tint text-primary'
                : 'border-line bg-surface hover:border-primary',
            )}
          >
            <input
              type="radio"
              name={question.uuid}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="sr-only"
              aria-label={isScale ? t`Nilai ${option}` : option}
            />
            {option}
          </label>
        ))}
      </div>
      {isScale && (
        <p aria-hidden className="flex justify-between text-xs text-muted sm:max-w-88">
          <span>
            <Trans>Sangat tidak setuju</Trans>
          </span>
          <span>
            <Trans>Sangat setuju</Trans>
          </span>
        </p>
      )}
    </div>
  )
}
