import { Trans, useLingui } from '@lingui/react/macro'
import { QUESTIONS } from './questions'

interface QuestionsProps {
  disabled?: boolean
  onAsk: (question: string) => void
}

/** Frequent questions as buttons. */
export function Questions({ disabled = false, onAsk }: QuestionsProps) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold text-strong">
        <Trans>Sering ditanyakan</Trans>
      </p>
      {QUESTIONS.map(({ label, asked }) => (
        <button
          key={asked}
          type="button"
          disabled={disabled}
          onClick={() => onAsk(asked)}
          className="min-h-11 rounded-control border border-line px-3.5 py-2 text-start text-sm font-semibold text-primary transition-colors not-disabled:hover:bg-primary-tint disabled:text-muted"
        >
          {i18n._(label)}
        </button>
      ))}
    </div>
  )
}
