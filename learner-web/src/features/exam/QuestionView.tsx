import { Trans } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Question } from '../../api/types'
import { Chip } from '../../ui/Chip'
import { cx } from '../../ui/cx'
import type { Desk } from './desk'
import { Options } from './Options'
import { parts } from './parts'
import { type Sheet, stepsBelow } from './sheet'
import type { Spot } from './spots'
import { Trail } from './Trail'

interface QuestionViewProps {
  spot: Spot
  question: Question
  sheet: Sheet
  desk: Desk
}

/** One question with its options. */
export function QuestionView({ spot, question, sheet, desk }: QuestionViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { unit } = spot
  const isFollowUp = question !== spot.question
  useFocusOnChange(heading, question.soal_code)
  return (
    <article className="rise grid gap-5" key={question.soal_code}>
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Chip icon={parts[unit.type].icon} tone="primary">
            {parts[unit.type].label}
          </Chip>
          <span className="text-sm font-medium text-muted">{unit.uk_name}</span>
        </div>
        <div className="flex items-center justify-between gap-4">
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
            <Position spot={spot} isFollowUp={isFollowUp} />
          </h1>
          <FlagButton code={spot.question.soal_code} sheet={sheet} desk={desk} />
        </div>
      </header>
      <Trail passed={passedBefore(spot, question, sheet)} sheet={sheet} />
      <p className="text-lg leading-relaxed font-medium text-pretty whitespace-pre-line text-strong">
        {question.soal_text}
      </p>
      {question.has_child && (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm text-muted">
          <Trans>
            Soal ini dapat membuka soal lanjutan. Begitu soal lanjutan Anda buka, jawaban di sini
            tidak dapat diubah lagi.
          </Trans>
        </p>
      )}
      <Options
        question={question}
        chosen={sheet.answers[question.sesi_soal_id]?.chosen ?? null}
        onChoose={(jwb) => desk.dispatch({ type: 'chose', id: question.sesi_soal_id, jwb })}
      />
    </article>
  )
}

// A new question begins at its number, for the eye and for screen readers; the first one stays put.
function useFocusOnChange(heading: React.RefObject<HTMLElement | null>, code: string): void {
  const shown = useRef(code)
  useEffect(() => {
    if (shown.current === code) return
    shown.current = code
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [heading, code])
}

function passedBefore(spot: Spot, question: Question, sheet: Sheet): Question[] {
  const path = [spot.question, ...stepsBelow(sheet, spot.question.soal_code)]
  return path.slice(0, path.indexOf(question))
}

function Position({ spot, isFollowUp }: { spot: Spot; isFollowUp: boolean }) {
  const number = spot.question.number
  const total = spot.unit.roots.length
  if (isFollowUp) return <Trans>Lanjutan soal {number}</Trans>
  return (
    <Trans>
      Soal {number} <span className="font-medium text-muted">dari {total}</span>
    </Trans>
  )
}

interface FlagButtonProps {
  code: string
  sheet: Sheet
  desk: Desk
}

function FlagButton({ code, sheet, desk }: FlagButtonProps) {
  const flagged = sheet.flags.includes(code)
  return (
    <button
      type="button"
      aria-pressed={flagged}
      onClick={() => desk.dispatch({ type: 'flagged', code })}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold transition-colors',
        flagged ? 'bg-warning-tint text-warning' : 'text-muted hover:bg-sunken hover:text-strong',
      )}
    >
      <Flag aria-hidden className={cx('size-4.5', flagged && 'fill-current')} />
      <Trans>Ragu-ragu</Trans>
    </button>
  )
}
