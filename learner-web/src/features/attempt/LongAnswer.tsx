import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../lib/format'
import type { AnswerState } from './attemptState'
import type { Question } from './types'

const LONGEST = 8000

interface LongAnswerProps {
  question: Question
  answer: AnswerState | undefined
  onWrite: (text: string) => void
  onWritten: () => void
}

/** An answer of several sentences. */
export function LongAnswer({ question, answer, onWrite, onWritten }: LongAnswerProps) {
  const { t } = useLingui()
  const text = answer?.written ?? ''
  const left = formatNumber(LONGEST - text.length)
  return (
    <div className="grid gap-2">
      <textarea
        value={text}
        dir={text ? 'auto' : undefined}
        rows={9}
        name={question.id}
        maxLength={LONGEST}
        aria-label={t`Jawaban Anda`}
        placeholder={t`Tulis jawaban Anda dengan kalimat sendiri`}
        onChange={({ target }) => onWrite(target.value)}
        onBlur={onWritten}
        className="field-sizing-content min-h-56 w-full rounded-card border-2 border-field bg-surface p-4 text-base leading-relaxed text-strong focus:border-primary focus:outline-none"
      />
      <p className="text-sm text-muted">
        <Trans>Jawaban ini dibaca asesor. Sisa {left} huruf.</Trans>
      </p>
    </div>
  )
}
