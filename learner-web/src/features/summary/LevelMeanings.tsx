import { Trans } from '@lingui/react/macro'
import type { AssessmentResult } from '../../api/types'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** What somebody at each level can do, in the words of the reference. */
export function LevelMeanings({ levels }: Pick<AssessmentResult, 'levels'>) {
  return (
    <details className="border-t border-line pt-3 text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold text-primary">
        <Trans>Apa arti tiap level?</Trans>
      </summary>
      <dl className="mt-3 grid gap-2.5">
        {levels.map(({ number, name, description }) => (
          <div key={number} className="grid gap-0.5">
            <dt className="font-semibold text-strong">
              {number} · <UntranslatedText>{name}</UntranslatedText>
            </dt>
            <dd className="text-muted">
              <UntranslatedText>{description}</UntranslatedText>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
