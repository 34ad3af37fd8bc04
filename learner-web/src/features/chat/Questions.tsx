import { Trans, useLingui } from '@lingui/react/macro'
import { pageAddress } from '../../lib/pageAddress'
import { questionsFor } from './questions'

interface QuestionsProps {
  disabled?: boolean
  onAsk: (question: string) => void
}

/** Frequent questions as chips; those that match the page come first. */
export function Questions({ disabled = false, onAsk }: QuestionsProps) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold text-strong">
        <Trans>Sering ditanyakan</Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {questionsFor(new URL(pageAddress()).pathname).map(({ label, asked }) => (
          <li key={asked}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onAsk(asked)}
              className="min-h-11 rounded-full border border-primary-line bg-primary-tint px-4 py-2 text-start text-sm font-semibold text-primary transition-colors not-disabled:hover:border-primary disabled:text-muted"
            >
              {i18n._(label)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
