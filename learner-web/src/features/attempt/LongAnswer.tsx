import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../lib/format'
import type { AnswerState } from './attemptState'
import type { Question } from './types'

const LONGEST = 8000
const PAUSE_MS = 2500

interface LongAnswerProps {
  question: Question
  answer: AnswerState | undefined
  onWrite: (text: string) => void
}

/** An answer of several sentences; saved whenever the writer pauses, and on leaving it. */
export function LongAnswer({ question, answer, onWrite }: LongAnswerProps) {
  const { t } = useLingui()
  const [text, setText] = useState(answer?.written ?? '')
  const saved = useRef(text)
  const write = useRef(onWrite)
  write.current = onWrite
  const save = () => {
    if (text.trim() && text !== saved.current) {
      saved.current = text
      write.current(text)
    }
  }
  const latest = useRef(save)
  latest.current = save
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with each letter
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => () => latest.current(), [])
  const left = formatNumber(LONGEST - text.length)
  return (
    <div className="grid gap-2">
      <textarea
        value={text}
        rows={9}
        name={question.id}
        maxLength={LONGEST}
        aria-label={t`Jawaban Anda`}
        placeholder={t`Tulis jawaban Anda dengan kalimat sendiri`}
        onChange={({ target }) => setText(target.value)}
        onBlur={save}
        className="field-sizing-content min-h-56 w-full rounded-card border-2 border-field bg-surface p-4 text-base leading-relaxed text-strong focus:border-primary focus:outline-none"
      />
      <p className="text-sm text-muted">
        <Trans>Jawaban ini dibaca asesor. Sisa {left} huruf.</Trans>
      </p>
    </div>
  )
}
