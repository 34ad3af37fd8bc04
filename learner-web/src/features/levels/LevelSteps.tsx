import { Trans } from '@lingui/react/macro'
import { LevelBars } from './LevelBars'

/** How many levels there are. */
export const LEVELS = 5

interface LevelStepsProps {
  /** Null where it was never measured. */
  level: number | null
  required: number
}

/** A reached level on the way to the required one, as steps and in words. */
export function LevelSteps({ level, required }: LevelStepsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 max-sm:grid-cols-1">
      <LevelBars achieved={level ?? 0} required={required} max={LEVELS} />
      <p className="text-sm text-muted tabular-nums sm:w-56">
        <LevelText level={level} required={required} />
      </p>
    </div>
  )
}

function LevelText({ level, required }: LevelStepsProps) {
  if (level === null) return <Trans>Belum diukur, perlu level {required}</Trans>
  if (level === 0) return <Trans>Belum mencapai level 1, perlu {required}</Trans>
  return (
    <Trans>
      Level {level}, perlu {required}
    </Trans>
  )
}
