import { Trans } from '@lingui/react/macro'
import type { Level } from '../../api/types'

interface Levels {
  levels: readonly Level[]
}

/** The reference's description of each level. */
export function LevelMeanings({ levels }: Levels) {
  return (
    <details className="no-print border-t border-line pt-3 text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold text-primary">
        <Trans>Apa arti tiap level?</Trans>
      </summary>
      <Meanings levels={levels} />
    </details>
  )
}

/** The same on paper, where nothing folds out. */
export function PrintedLevelMeanings({ levels }: Levels) {
  return (
    <section
      aria-labelledby="printed-levels"
      className="hidden break-inside-avoid text-sm print:block"
    >
      <h2 id="printed-levels" className="text-lg">
        <Trans>Arti tiap level</Trans>
      </h2>
      <Meanings levels={levels} />
    </section>
  )
}

/** The levels with what each means. */
export function Meanings({ levels }: Levels) {
  return (
    <dl className="mt-3 grid gap-2.5 print:mt-1.5 print:gap-1">
      {levels.map(({ number, name, description }) => (
        <div key={number} className="grid gap-0.5 print:grid-cols-[9rem_1fr]">
          <dt className="font-semibold text-strong">
            {number} · <bdi>{name}</bdi>
          </dt>
          <dd className="text-muted">
            <bdi>{description}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
