import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Flag } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cn } from '../../ui/cn'
import type { AnswerState } from './attemptState'
import { LongAnswer } from './LongAnswer'
import { QuestionText } from './QuestionText'
import type { Question } from './types'

const FIRST_LETTER = 'A'.charCodeAt(0)
const letterOf = (index: number) => String.fromCharCode(FIRST_LETTER + index)

/** What a kind adds to the card of a question. */
export interface CardParts {
  /** Above the number. */
  context?: ReactNode
  /** In the place of the number. */
  title?: ReactNode
  /** Between the number and the question. */
  lead?: ReactNode
  /** Between the question and its answers. */
  note?: ReactNode
}

interface QuestionCardProps extends CardParts {
  question: Question
  total: number
  answer: AnswerState | undefined
  flagged: boolean
  onChoose: (option: string) => void
  onWrite: (text: string) => void
  /** The writer has left the field. */
  onWritten: () => void
  onFlag: () => void
}

/** One question with its answers. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, total, answer, flagged, onFlag, context, title, lead, note } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(question.id)
  useEffect(() => {
    if (shown.current === question.id) return
    shown.current = question.id
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [question.id])
  const textId = useId()
  const { number } = question
  return (
    <article className="rise grid grid-cols-1 gap-5" key={question.id}>
      <header className="grid gap-3">
        {context}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title || (
              <Trans>
                Soal {number} <span className="font-medium text-muted">dari {total}</span>
              </Trans>
            )}
          </h1>
          <FlagButton flagged={flagged} onFlag={onFlag} />
        </div>
      </header>
      {lead}
      <div
        id={textId}
        className="min-w-0 text-lg leading-relaxed font-medium text-pretty whitespace-pre-line text-strong"
      >
        <QuestionText canEnlarge text={question.text} />
      </div>
      {note}
      {question.isLong ? (
        <LongAnswer key={question.id} {...props} />
      ) : question.answeredBy === 'text' ? (
        <WrittenAnswer key={question.id} {...props} />
      ) : (
        <Options {...props} textId={textId} selected={answer?.selected ?? []} />
      )}
    </article>
  )
}

function FlagButton({ flagged, onFlag }: { flagged: boolean; onFlag: () => void }) {
  return (
    <button
      type="button"
      onClick={onFlag}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold transition-colors',
        flagged ? 'bg-warning-tint text-warning' : 'text-muted hover:bg-sunken hover:text-strong',
      )}
    >
      <Flag aria-hidden className={cn('size-4.5', flagged && 'fill-current')} />
      {flagged ? <Trans>Ditandai</Trans> : <Trans>Tandai</Trans>}
    </button>
  )
}

interface OptionsProps extends QuestionCardProps {
  /** The element with the question's text, by which its answers are named. */
  textId: string
  selected: readonly string[]
}

function Options({ question, selected, onChoose, textId }: OptionsProps) {
  const several = question.answeredBy === 'several'
  return (
    <fieldset
      aria-labelledby={several ? `${textId} ${textId}-how` : textId}
      className="grid min-w-0 grid-cols-1 gap-3"
    >
      <legend
        id={`${textId}-how`}
        className={several ? 'mb-3 text-sm font-semibold text-muted' : 'sr-only'}
      >
        {several ? <Trans>Pilih semua yang tepat.</Trans> : <Trans>Pilihan jawaban</Trans>}
      </legend>
      {question.options.map(({ id, text }, index) => (
        <label
          key={id}
          className="group flex min-h-14 cursor-pointer items-center gap-4 rounded-card border-2 border-line bg-surface p-3.5 wrap-anywhere transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary max-[20rem]:gap-2 sm:p-4"
        >
          <input
            type={several ? 'checkbox' : 'radio'}
            name={question.id}
            checked={selected.includes(id)}
            onChange={() => onChoose(id)}
            className="peer sr-only"
          />
          <span
            aria-hidden
            className={cn(
              'grid size-9 shrink-0 place-items-center border-2 border-field font-bold text-muted transition-colors group-hover:border-primary group-hover:text-primary peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary',
              several ? 'rounded-lg' : 'rounded-full',
            )}
          >
            {several && selected.includes(id) ? (
              <Check className="size-5" strokeWidth={3} />
            ) : (
              letterOf(index)
            )}
          </span>
          <span className="min-w-0 text-base leading-relaxed text-strong">
            <QuestionText text={text} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function WrittenAnswer({ question, answer, onWrite, onWritten }: QuestionCardProps) {
  const { t } = useLingui()
  const text = answer?.written ?? ''
  return (
    <input
      type="text"
      value={text}
      dir={text ? 'auto' : undefined}
      aria-label={t`Jawaban Anda`}
      placeholder={t`Tulis jawaban Anda`}
      maxLength={2000}
      onChange={({ target }) => onWrite(target.value)}
      onBlur={onWritten}
      name={question.id}
      className="min-h-14 w-full rounded-card border-2 border-field bg-surface px-4 text-base text-strong focus:border-primary focus:outline-none"
    />
  )
}
