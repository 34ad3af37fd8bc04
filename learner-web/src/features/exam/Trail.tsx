import { Trans } from '@lingui/react/macro'
import { ChevronDown, CornerDownRight } from 'lucide-react'
import type { Question } from '../../api/types'
import type { Sheet } from './sheet'

interface TrailProps {
  /** The root and the follow-ups before the shown one. */
  passed: readonly Question[]
  sheet: Sheet
}

/** The questions that led to a follow-up, with what was answered. */
export function Trail({ passed, sheet }: TrailProps) {
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
          <li key={question.soal_code} className="grid gap-1 text-sm">
            <p className="text-ink">{question.soal_text}</p>
            <p className="text-muted">
              <Trans>
                Jawaban Anda: <b className="text-strong">{answerText(question, sheet)}</b>
              </Trans>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

function answerText({ sesi_soal_id, options }: Question, { answers }: Sheet): string {
  const chosen = answers[sesi_soal_id]?.chosen
  return options.find(({ jwb_id }) => jwb_id === chosen)?.jwb_text ?? '–'
}
