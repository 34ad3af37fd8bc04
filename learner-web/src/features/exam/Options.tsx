import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { Question } from '../../api/types'

const FIRST_LETTER = 'A'.charCodeAt(0)

/** `A`, `B`, `C` … as options are called. */
export function letterOf(index: number): string {
  return String.fromCharCode(FIRST_LETTER + index)
}

interface OptionsProps {
  question: Question
  chosen: number | null
  onChoose: (jwb: number) => void
}

/** The answers to choose from, each a large target. */
export function Options({ question, chosen, onChoose }: OptionsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">
        <Trans>Pilihan jawaban</Trans>
      </legend>
      {question.options.map(({ jwb_id, jwb_text }, index) => (
        <label
          key={jwb_id}
          className="group flex min-h-14 cursor-pointer items-center gap-4 rounded-card border-2 border-line bg-surface p-3.5 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary sm:p-4"
        >
          <input
            type="radio"
            name={question.soal_code}
            checked={jwb_id === chosen}
            onChange={() => onChoose(jwb_id)}
            className="peer sr-only"
          />
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-field font-bold text-muted transition-colors group-hover:border-primary group-hover:text-primary peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary"
          >
            {jwb_id === chosen ? <Check className="size-5" strokeWidth={3} /> : letterOf(index)}
          </span>
          <span className="text-base leading-relaxed text-strong">{jwb_text}</span>
        </label>
      ))}
    </fieldset>
  )
}
