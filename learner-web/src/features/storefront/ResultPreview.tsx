import { Trans } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { outline, spoke } from '../../ui/radar'

const LEVELS = 5
const RADIUS = 78

interface ExampleUnit {
  name: ReactNode
  achieved: number
  required: number
}

const UNITS: readonly ExampleUnit[] = [
  { name: <Trans>Mengumpulkan data</Trans>, achieved: 4, required: 3 },
  { name: <Trans>Menelaah data</Trans>, achieved: 2, required: 3 },
  { name: <Trans>Memvalidasi data</Trans>, achieved: 1, required: 3 },
  { name: <Trans>Membersihkan data</Trans>, achieved: 2, required: 2 },
]
const REQUIRED = UNITS.map(({ required }) => required)
const ACHIEVED = UNITS.map(({ achieved }) => achieved)

/** What a result looks like: an example, named as one. */
export function ResultPreview() {
  return (
    <figure className="rise w-full max-w-md overflow-hidden rounded-card bg-surface text-ink shadow-overlay desk:w-104">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line px-4.5 py-2 sm:py-3">
        <span className="grid">
          <span className="text-[13px] font-semibold text-muted">
            <Trans>Contoh hasil asesmen</Trans>
          </span>
          <strong className="text-strong">
            <Trans>Analis Data</Trans>
          </strong>
        </span>
        <span className="inline-flex items-center gap-1.5 rounded-full bg-primary-tint px-3 py-1.5 text-sm font-bold text-primary">
          <BadgeCheck aria-hidden className="size-4.5" />
          <Trans>2 dari 4 unit</Trans>
        </span>
      </figcaption>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4 p-3.5 sm:grid-cols-[10.5rem_minmax(0,1fr)] sm:p-4.5">
        <Radar />
        <ul className="grid gap-1 sm:gap-3">
          {UNITS.map((unit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the example is fixed
            <UnitLine key={index} {...unit} />
          ))}
          <li className="text-end text-xs text-muted">
            <Trans>level tercapai / disyaratkan</Trans>
          </li>
        </ul>
      </div>
    </figure>
  )
}

function UnitLine({ name, achieved, required }: ExampleUnit) {
  const isReached = achieved >= required
  return (
    <li className="grid gap-1">
      <span className="flex justify-between gap-2 text-[13px] font-semibold">
        <span className="truncate">{name}</span>
        <span className={isReached ? 'text-success' : 'text-price'}>
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

function Radar() {
  const ring = (level: number) =>
    outline(
      REQUIRED.map(() => level),
      LEVELS,
      RADIUS,
    )
  return (
    <svg aria-hidden="true" viewBox="-86 -86 172 172" className="w-full [direction:ltr]">
      {[1, 2, 3, 4, 5].map((level) => (
        <polygon key={level} points={ring(level)} className="fill-none stroke-line" />
      ))}
      {REQUIRED.map((_, index) => {
        const { x, y } = spoke(index, REQUIRED.length, 1, RADIUS)
        // biome-ignore lint/suspicious/noArrayIndexKey: the axes are fixed
        return <line key={index} x2={x} y2={y} className="stroke-line" />
      })}
      <polygon
        points={outline(REQUIRED, LEVELS, RADIUS)}
        className="fill-none stroke-price"
        strokeWidth="2"
        strokeDasharray="5 4"
        strokeLinejoin="round"
      />
      <polygon
        points={outline(ACHIEVED, LEVELS, RADIUS)}
        className="fill-primary/20 stroke-primary"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
