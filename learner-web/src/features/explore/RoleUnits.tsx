import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { JobRoleDetail } from '../../api/contentTypes'
import { to } from '../../app/paths'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { LEVELS } from '../levels/LevelSteps'

type Unit = JobRoleDetail['units'][number]

/** The units as a chart of the levels that they require, each leading to what teaches it. */
export function RoleUnits({ role }: { role: JobRoleDetail }) {
  const { t } = useLingui()
  const nameOf = (unit: Unit) =>
    role.levels.find(({ number }) => number === unit.required_level)?.name
  const learn = ({ uk_name }: Unit) => t`Belajar unit ini: ${uk_name}`
  return (
    <Card className="flex flex-col divide-y divide-line">
      {role.units.map((unit) => (
        <article key={unit.uk_code} className="grid grow content-center gap-2 p-4 sm:px-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
            <h3 className="text-[15px] desk:text-base">
              <bdi>{unit.uk_name}</bdi>
            </h3>
            <p className="text-sm font-semibold text-primary">
              <Trans>Level {unit.required_level}</Trans>
              {nameOf(unit) && (
                <>
                  {' · '}
                  <bdi>{nameOf(unit)}</bdi>
                </>
              )}
            </p>
          </div>
          <Bars level={unit.required_level} />
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-[13px] text-muted">
            <bdi dir="ltr" className="tabular-nums">
              {unit.uk_code}
            </bdi>
            <Link
              to={to.search(unit.uk_name)}
              aria-label={learn(unit)}
              className="inline-flex min-h-6 items-center gap-1 font-semibold text-primary hover:underline"
            >
              <Trans>Belajar unit ini</Trans>
              <ArrowRight aria-hidden className="size-3.5 rtl:rotate-180" />
            </Link>
          </p>
        </article>
      ))}
    </Card>
  )
}

/** As many steps as the level; the words above say it, too. */
const Bars = ({ level }: { level: number }) => (
  <span aria-hidden className="grid grid-cols-5 gap-1">
    {Array.from({ length: LEVELS }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are told apart by their place alone
        key={index}
        className={cn('h-2 rounded-full', index < level ? 'bg-primary' : 'bg-line')}
      />
    ))}
  </span>
)
