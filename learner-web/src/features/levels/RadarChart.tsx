import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../lib/format'
import { cn } from '../../ui/cn'
import { outline, type RadarAxis, reach, scaleSpoke, spoke } from '../../ui/radar'
import { UnitNumber } from '../../ui/UnitNumber'
import { AxisBars } from './AxisBars'
import { Corner, HALF, lowest, RADIUS } from './Corner'

const ABOVE_CHART = 34
const FEWEST = 3
/** The offset of a digit inside its ring, so that no line of the ring crosses it. */
const INSIDE = 0.45
const TOP = -RADIUS - ABOVE_CHART

interface RadarChartProps {
  title: string
  axes: readonly RadarAxis[]
  /** The highest level; one ring per level. */
  max: number
  /** False where the page lists the units with their whole names elsewhere. */
  isListed?: boolean
}

/** Achieved against required levels; bars where there are too few units for a shape. The table is for screen readers. */
export function RadarChart({ title, axes, max, isListed = true }: RadarChartProps) {
  return (
    <figure className="@container grid gap-4">
      {axes.length < FEWEST ? (
        <AxisBars axes={axes} max={max} />
      ) : (
        <Web axes={axes} max={max} isListed={isListed} />
      )}
      <RadarTable title={title} axes={axes} />
    </figure>
  )
}

function Web({ axes, max, isListed = true }: Omit<RadarChartProps, 'title'>) {
  return (
    <div
      className={cn(
        'grid gap-4',
        isListed && '@3xl:grid-cols-[2fr_1fr] @3xl:items-center @3xl:gap-10',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox={`${-HALF} ${TOP} ${2 * HALF} ${lowest(axes.length) - TOP}`}
        className="mx-auto w-full max-w-125 overflow-visible [direction:ltr]"
      >
        <Grid axes={axes} max={max} isListed={isListed} />
        {hasBefore(axes) && (
          <polygon
            points={outline(
              axes.map(({ before }) => before ?? 0),
              max,
              RADIUS,
            )}
            className="fill-none stroke-muted"
            strokeWidth="1.5"
            strokeDasharray="1 4"
            strokeLinecap="round"
            strokeLinejoin="round"
            data-before
          />
        )}
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
        <Scale axes={axes} max={max} />
      </svg>
      <div className="grid gap-4">
        <Legend hasBefore={hasBefore(axes)} />
        {isListed && <AxisNames axes={axes} />}
      </div>
    </div>
  )
}

/** An earlier shape is drawn where each unit was measured before. */
const hasBefore = (axes: readonly RadarAxis[]) => axes.every(({ before }) => before != null)

function Grid({ axes, max, isListed }: Pick<RadarChartProps, 'axes' | 'max' | 'isListed'>) {
  const rings = Array.from({ length: max }, (_, ring) => ring + 1)
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
        return (
          <g key={name}>
            <line x2={end.x} y2={end.y} className="stroke-line" />
            <Corner name={name} index={index} count={axes.length} isListed={isListed} />
          </g>
        )
      })}
    </g>
  )
}

/** The label of each ring, between two spokes, where no data point lies. */
function Scale({ axes, max }: Pick<RadarChartProps, 'axes' | 'max'>) {
  const first = scaleSpoke(axes.map(({ required }) => required))
  return Array.from({ length: max }, (_, ring) => ring + 1).map((ring) => {
    const [one, other] = [first, first + 1].map((at) =>
      spoke(at, axes.length, reach(ring - INSIDE, max), RADIUS),
    )
    return (
      <text
        key={ring}
        x={((one?.x ?? 0) + (other?.x ?? 0)) / 2}
        y={((one?.y ?? 0) + (other?.y ?? 0)) / 2}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-muted stroke-surface stroke-2 text-[10px] [paint-order:stroke] @max-sm:text-[12px]"
        data-ring
      >
        {ring}
      </text>
    )
  })
}

function Dots({ axes, max }: Pick<RadarChartProps, 'axes' | 'max'>) {
  return axes.map(({ label, achieved }, index) => {
    const { x, y } = spoke(index, axes.length, reach(achieved, max), RADIUS)
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

function Legend({ hasBefore }: { hasBefore: boolean }) {
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
      {hasBefore && (
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="w-5 border-t-2 border-dotted border-muted" />
          <Trans>Sebelumnya</Trans>
        </span>
      )}
    </figcaption>
  )
}

function AxisNames({ axes }: Pick<RadarChartProps, 'axes'>) {
  return (
    <ol
      aria-hidden
      className="grid gap-x-6 gap-y-1.5 text-sm @lg:grid-cols-2 @3xl:grid-cols-1 @3xl:gap-y-3"
    >
      {axes.map(({ label, achieved, required }, index) => (
        <li key={label} className="flex items-center gap-2.5">
          <UnitNumber number={index + 1} />
          <span className="min-w-0 flex-1">{label}</span>
          <span
            className={`shrink-0 font-semibold tabular-nums ${achieved < required ? 'text-price' : 'text-success'}`}
          >
            <Status achieved={achieved} required={required} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Status({ achieved, required }: Pick<RadarAxis, 'achieved' | 'required'>) {
  const [level, wanted] = [formatNumber(achieved), formatNumber(required)]
  if (achieved === 0) return <Trans>Belum level 1 · perlu {wanted}</Trans>
  return (
    <Trans>
      Level {level} · perlu {wanted}
    </Trans>
  )
}

function RadarTable({ title, axes }: Pick<RadarChartProps, 'title' | 'axes'>) {
  const { t } = useLingui()
  return (
    // Tables ignore a fixed width, so a wrapper hides this one visually.
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
              <td>{achieved === 0 ? t`Belum mencapai level 1` : formatNumber(achieved)}</td>
              <td>{formatNumber(required)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
