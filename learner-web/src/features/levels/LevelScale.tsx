import { Trans } from '@lingui/react/macro'
import { LEVELS } from './LevelSteps'

/** The legend of `LevelSteps`, hidden from screen readers. */
export function LevelScale() {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-muted">
      <Key look="bg-primary">
        <Trans>Tercapai</Trans>
      </Key>
      <Key look="border-2 border-price">
        <Trans>Disyaratkan, belum tercapai</Trans>
      </Key>
      <li>
        <Trans>Tiap ruas satu level, 1 sampai {LEVELS}</Trans>
      </li>
    </ul>
  )
}

function Key({ look, children }: { look: string; children: React.ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <span className={`h-2 w-5 rounded-full ${look}`} />
      {children}
    </li>
  )
}
