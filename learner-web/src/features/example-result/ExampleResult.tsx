import { Trans } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { outline, spoke } from '../../ui/radar'

const LEVELS = 5
const RADIUS = 74

export interface ExampleUnit {
  name: ReactNode
  achieved: number
  required: number
}

interface ExampleResultProps {
  role: ReactNode
  units: readonly ExampleUnit[]
  className?: string
}

/** What a result looks like: an example, named as one. */
export function ExampleResult({ role, units, className = '' }: ExampleResultProps) {
  return (
    <figure
      className={`@container w-full overflow-hidden rounded-card bg-surface text-ink ${className}`}
    >
      <figcaption className="flex items-center justify-between gap-3 border-b border-line px-4.5 py-2 sm:py-3">
        <span className="grid">
          <span className="text-[13px] font-semibold text-muted">
            <Trans>Contoh hasil asesmen</Trans>
          </span>
          <strong className="text-strong">{role}</strong>
        </span>
        <Reached units={units} />
      </figcaption>
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-3 p-3.5 sm:grid-cols-[10.5rem_minmax(0,1fr)] sm:p-4.5 @2xl:grid-cols-[16rem_minmax(0,1fr)] @2xl:gap-8 @2xl:px-7">
        <Radar units={units} />
        <div className="grid gap-1.5 sm:gap-2.5">
          <p className="text-end text-xs text-muted">
            <Trans>level tercapai / disyaratkan</Trans>
          </p>
          <ol className="grid gap-1 sm:gap-3">
            {units.map((unit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an example's units stay in their order
              <UnitLine key={index} {...unit} number={index + 1} />
            ))}
          </ol>
        </div>
      </div>
    </figure>
  )
}

function Reached({ units }: Pick<ExampleResultProps, 'units'>) {
  const all = units.length
  const reached = units.filter(({ achieved, required }) => achieved >= required).length
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 rounded-full bg-primary-tint px-3 py-1.5 text-sm font-bold text-primary">
      <BadgeCheck aria-hidden className="size-4.5" />
      <Trans>
        {reached} dari {all} unit
      </Trans>
    </span>
  )
}

function UnitLine({ name, achieved, required, number }: ExampleUnit & { number: number }) {
  const isReached = achieved >= required
  return (
    <li className="grid gap-1">
      <span className="flex items-baseline justify-between gap-2 text-[13px] font-semibold">
        <span className="line-clamp-2">
          <span aria-hidden className="me-1.5 text-muted tabular-nums">
            {number}
          </span>
          {name}
        </span>
        <span className={`tabular-nums ${isReached ? 'text-success' : 'text-price'}`}>
          {achieved}/{required}
        </span>
      </span>
      <span aria-hidden className="flex gap-1 max-sm:hidden">
        {Array.from({ length: LEVELS }, (_, index) => index + 1).map((level) => (
          <span
            key={level}
            className={`h-1.5 flex-1 rounded-full ${barOf(level, achieved, required)}`}
          />
        ))}
      </span>
    </li>
  )
}

function barOf(level: number, achieved: number, required: number): string {
  if (level <= achieved) return 'bg-primary'
  return level <= required ? 'bg-price/45' : 'bg-line'
}

/** The spokes bear the numbers of the list beside it. */
function Radar({ units }: Pick<ExampleResultProps, 'units'>) {
  const required = units.map((unit) => unit.required)
  const achieved = units.map((unit) => unit.achieved)
  const ring = (level: number) =>
    outline(
      units.map(() => level),
      LEVELS,
      RADIUS,
    )
  return (
    <svg aria-hidden="true" viewBox="-94 -94 188 188" className="w-full [direction:ltr]">
      {[1, 2, 3, 4, 5].map((level) => (
        <polygon key={level} points={ring(level)} className="fill-none stroke-line" />
      ))}
      {units.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an example's units stay in their order
        <Spoke key={index} index={index} count={units.length} />
      ))}
      <polygon
        points={outline(required, LEVELS, RADIUS)}
        className="fill-none stroke-price"
        strokeWidth="2"
        strokeDasharray="5 4"
        strokeLinejoin="round"
      />
      <polygon
        points={outline(achieved, LEVELS, RADIUS)}
        className="fill-primary/20 stroke-primary"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function Spoke({ index, count }: { index: number; count: number }) {
  const end = spoke(index, count, 1, RADIUS)
  const label = spoke(index, count, 1.16, RADIUS)
  return (
    <>
      <line x2={end.x} y2={end.y} className="stroke-line" />
      <text
        x={label.x}
        y={label.y}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-muted text-[17px] font-bold sm:text-[13px] @2xl:text-[10px]"
      >
        {index + 1}
      </text>
    </>
  )
}
