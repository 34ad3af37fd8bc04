import { Trans } from '@lingui/react/macro'
import type { RadarAxis } from '../../ui/radar'
import { UnitNumber } from '../../ui/UnitNumber'

interface AxisBarsProps {
  axes: readonly RadarAxis[]
  max: number
}

/** Achieved and required levels as bars. For the eye alone. */
export function AxisBars({ axes, max }: AxisBarsProps) {
  return (
    <ol aria-hidden className="grid gap-5">
      {axes.map(({ label, achieved, required }, index) => (
        <li key={label} className="grid gap-2 text-sm">
          <span className="flex items-center gap-2.5">
            <UnitNumber number={index + 1} />
            {label}
          </span>
          <Bar name={<Trans>Tercapai</Trans>} share={achieved / max} look="bg-primary" />
          <Bar name={<Trans>Disyaratkan</Trans>} share={required / max} look="bg-price" />
        </li>
      ))}
    </ol>
  )
}

interface BarProps {
  name: React.ReactNode
  share: number
  look: string
}

function Bar({ name, share, look }: BarProps) {
  return (
    <span className="grid grid-cols-[6.5rem_1fr] items-center gap-3 text-muted">
      {name}
      <span className="h-2.5 overflow-hidden rounded-full bg-sunken [print-color-adjust:exact]">
        <span
          className={`block h-full ${look}`}
          style={{ inlineSize: `${100 * Math.min(share, 1)}%` }}
        />
      </span>
    </span>
  )
}
