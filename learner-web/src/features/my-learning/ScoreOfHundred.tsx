import type { ReactNode } from 'react'
import { formatScore } from '../../lib/formatScore'
import { OfHundred } from './OfHundred'

interface ScoreOfHundredProps {
  score: number
  /** What the number says, in small below it. */
  children: ReactNode
}

/** A score with what it is out of. */
export function ScoreOfHundred({ score, children }: ScoreOfHundredProps) {
  const shown = <b className="text-2xl font-bold text-strong">{formatScore(score)}</b>
  return (
    <p className="grid text-end max-sm:text-start">
      <span className="leading-tight text-muted tabular-nums">
        <OfHundred score={shown} />
      </span>
      <span className="text-xs text-muted">{children}</span>
    </p>
  )
}
