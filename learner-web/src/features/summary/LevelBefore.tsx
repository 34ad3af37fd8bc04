import { useLingui } from '@lingui/react/macro'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { AssessmentResult, UnitResult } from '../../api/types'
import { cn } from '../../ui/cn'
import { levelBefore } from './facts'

const LOOK = { up: 'text-success', same: 'text-muted', down: 'text-price' } as const
const ICON = { up: ArrowUpRight, same: ArrowRight, down: ArrowDownRight } as const
type Way = keyof typeof LOOK

function wayOf(before: number, after: number, isPlain: boolean): Way {
  if (isPlain || after === before) return 'same'
  return after > before ? 'up' : 'down'
}

/** There is no level 0: a dash. */
const digit = (level: number) => (level === 0 ? '–' : level)

interface LevelBeforeProps {
  result: Pick<AssessmentResult, 'earlier' | 'is_free'>
  unit: UnitResult
}

/** From which level a unit came in the attempt before; an estimate is neither praised nor blamed. */
export function LevelBefore({ result, unit }: LevelBeforeProps) {
  const before = levelBefore(result, unit.uk_code)
  const after = unit.achieved_level
  const words = useLevels(before ?? 0, after)
  if (before === null) return null
  const way = wayOf(before, after, result.earlier?.is_free === true && !result.is_free)
  const Icon = ICON[way]
  return (
    <span
      className={cn('flex items-center gap-1 text-sm font-bold tabular-nums', LOOK[way])}
      role="img"
      aria-label={words}
    >
      {digit(before)}
      <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
      {digit(after)}
    </span>
  )
}

/** Both levels in words. */
function useLevels(before: number, after: number): string {
  const { t } = useLingui()
  if (before === 0 && after === 0) return t`Tetap belum mencapai level 1`
  if (before === 0) return t`Dari belum mencapai level 1 ke level ${after}`
  if (after === 0) return t`Dari level ${before} ke belum mencapai level 1`
  return t`Dari level ${before} ke level ${after}`
}
