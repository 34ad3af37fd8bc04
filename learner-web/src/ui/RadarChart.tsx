import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../lib/format'
import { anchor, outline, type RadarAxis, spoke } from './radar'
import { UnitNumber } from './UnitNumber'

const RADIUS = 100
const LABEL_AT = 1.14

interface RadarChartProps {
  title: string
  axes: readonly RadarAxis[]
  /** The highest level; one ring per level. */
  max: number
}

/** Achieved against required levels; numbers tie the spokes to their names. The table is for screen readers. */
export function RadarChart({ title, axes, max }: RadarChartProps) {
  return (
    <figure className="grid gap-4">
      <svg
        aria-hidden="true"
        viewBox="-150 -130 300 260"
        className="mx-auto w-full max-w-120 [direction:ltr]"
      >
        <Grid axes={axes} max={max} />
        <polygon
          points={outline(
            axes.map((axis) => axis.required),
            max,
            RADIUS,
          )}
          className="fill-none stroke-price"
          strokeWidth="2"
          strokeDasharray="5 4"
          strokeLinejoin="round"
        />
        <polygon
          points={outline(
            axes.map((axis) => axis.achieved),
            max,
            RADIUS,
          )}
          className="fill-primary/20 stroke-primary"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <Dots axes={axes} max={max} />
      </svg>
      <Legend />
      <AxisNames axes={axes} />
      <RadarTable title={title} axes={axes} />
    </figure>
  )
}

function Grid({ axes, max }: Pick<RadarChartProps, 'axes' | 'max'>) {
  const rings = Array.from({ length: max }, (_, index) => index + 1)
  return (
    <g>
      {rings.map((ring) => (
        <polygon
          key={ring}
          points={outline(
            axes.map(() => ring),
            max,
            RADIUS,
          )}
          className="fill-none stroke-line"
        />
      ))}
      {axes.map(({ label: name }, index) => {
        const end = spoke(index, axes.length, 1, RADIUS)
        const label = spoke(index, axes.length, LABEL_AT, RADIUS)
        return (
          <g key={name}>
            <line x2={end.x} y2={end.y} className="stroke-line" />
            <text
              {...label}
              textAnchor={anchor(label)}
              dominantBaseline="middle"
              className="fill-muted text-[13px] font-semibold"
            >
              {index + 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function Dots({ axes, max }: Pick<RadarChartProps, 'axes' | 'max'>) {
  return axes.map(({ label, achieved }, index) => {
    const { x, y } = spoke(index, axes.length, achieved / max, RADIUS)
    return (
      <circle
        key={label}
        cx={x}
        cy={y}
        r="4"
        className="fill-surface stroke-primary"
        strokeWidth="2.5"
      />
    )
  })
}

function Legend() {
  return (
    <figcaption className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm font-medium">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="h-3 w-5 rounded-sm border-2 border-primary bg-primary/20" />
        <Trans>Tercapai</Trans>
      </span>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="w-5 border-t-2 border-dashed border-price" />
        <Trans>Disyaratkan</Trans>
      </span>
    </figcaption>
  )
}

function AxisNames({ axes }: Pick<RadarChartProps, 'axes'>) {
  return (
    <ol aria-hidden className="grid gap-1.5 text-sm sm:grid-cols-2">
      {axes.map(({ label }, index) => (
        <li key={label} className="flex items-center gap-2.5">
          <UnitNumber number={index + 1} />
          {label}
        </li>
      ))}
    </ol>
  )
}

function RadarTable({ title, axes }: Pick<RadarChartProps, 'title' | 'axes'>) {
  const { t } = useLingui()
  return (
    // A table is as wide as its words, whatever its own style says: a box has to hide it.
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {[t`Unit kompetensi`, t`Tercapai`, t`Disyaratkan`].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {axes.map(({ label, achieved, required }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatNumber(achieved)}</td>
              <td>{formatNumber(required)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
