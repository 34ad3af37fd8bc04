import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { JobRoleDetail } from '../../api/contentTypes'
import { statisticQuery } from '../../api/learning'
import { Card } from '../../ui/Card'
import { LevelSteps } from '../levels/LevelSteps'

type Unit = JobRoleDetail['units'][number]

interface RoleProgressProps {
  role: JobRoleDetail
  /** Shown to users without a result. */
  children: ReactNode
}

/** How much of a role the signed-in person has shown so far, unit by unit. */
export function RoleProgress({ role, children }: RoleProgressProps) {
  const dimensions = useQuery(statisticQuery()).data?.dimensions ?? []
  const levels = new Map(dimensions.map(({ uk_code, level }) => [uk_code, level]))
  const levelOf = ({ uk_code }: Unit) => levels.get(uk_code) ?? null
  if (role.units.every((unit) => levelOf(unit) === null)) return children
  const shares = role.units.map((unit) => (levelOf(unit) ?? 0) / unit.required_level)
  return (
    <Card className="grid items-center gap-x-8 gap-y-5 p-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-5">
      <Ring shares={shares} />
      <ul className="divide-y divide-line">
        {role.units.map((unit) => (
          <li key={unit.uk_code} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
            <p className="font-semibold text-strong">
              <bdi>{unit.uk_name}</bdi>
            </p>
            <LevelSteps level={levelOf(unit)} required={unit.required_level} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const GAP = 0.06

/** One arc for each unit, filled as far as its level reaches. */
function Ring({ shares }: { shares: readonly number[] }) {
  const { t } = useLingui()
  const all = shares.length
  const count = shares.filter((share) => share >= 1).length
  return (
    <div
      role="img"
      aria-label={t`${count} dari ${all} unit kompeten`}
      className="relative mx-auto size-36"
    >
      <svg aria-hidden="true" viewBox="0 0 128 128" className="size-full -rotate-90">
        {shares.map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: arcs are told apart by their place alone
          <g key={index}>
            <Arc index={index} all={all} share={1} colour="stroke-line" />
            {share > 0 && (
              <Arc
                index={index}
                all={all}
                share={Math.min(share, 1)}
                colour={share >= 1 ? 'stroke-success' : 'stroke-warning'}
              />
            )}
          </g>
        ))}
      </svg>
      <p
        aria-hidden
        className="absolute inset-0 grid place-content-center justify-items-center gap-0.5 text-center"
      >
        <span className="text-3xl font-extrabold text-strong tabular-nums">
          {count}/{all}
        </span>
        <span className="max-w-22 text-[13px] leading-tight font-medium text-muted">
          <Trans>unit kompeten</Trans>
        </span>
      </p>
    </div>
  )
}

interface ArcProps {
  index: number
  all: number
  share: number
  colour: string
}

function Arc({ index, all, share, colour }: ArcProps) {
  const gap = all > 1 ? GAP : 0
  return (
    <circle
      cx="64"
      cy="64"
      r="56"
      fill="none"
      strokeWidth="12"
      pathLength={all}
      strokeDasharray={`${(1 - gap) * share} ${all}`}
      strokeDashoffset={-index - gap / 2}
      className={colour}
    />
  )
}
