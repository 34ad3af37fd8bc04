import { cn } from '../../ui/cn'

interface LevelBarsProps {
  achieved: number
  required: number
  max: number
}

type Step = 'reached' | 'missing' | 'beyond'

function stepOf(level: number, { achieved, required }: LevelBarsProps): Step {
  if (level <= achieved) return 'reached'
  return level <= required ? 'missing' : 'beyond'
}

const LOOK: Readonly<Record<Step, string>> = {
  reached: 'bg-primary',
  missing: 'border-2 border-price',
  beyond: 'bg-line',
}

/** One step per level: reached ones full, missing ones up to the requirement hollow. For the eye alone. */
export function LevelBars(props: LevelBarsProps) {
  const levels = Array.from({ length: props.max }, (_, index) => index + 1)
  return (
    <div
      aria-hidden
      className="grid max-w-xl auto-cols-fr grid-flow-col gap-1.5 [print-color-adjust:exact]"
    >
      {levels.map((level) => (
        <span key={level} className={cn('h-2.5 rounded-full', LOOK[stepOf(level, props)])} />
      ))}
    </div>
  )
}
