import { Trans } from '@lingui/react/macro'
import { ArrowUpRight } from 'lucide-react'
import type { JobRole } from '../../api/types'
import { to } from '../../app/paths'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'

/** A job role in the grid; the whole tile leads to its page. */
export function RoleTile({ role, short }: { role: JobRole; short: string | undefined }) {
  return (
    <Card interactive className="group flex h-full flex-col gap-3 p-4.5">
      <div className="flex items-start justify-between gap-3">
        <span
          aria-hidden
          className="grid size-12 place-items-center rounded-control bg-primary-tint font-bold text-primary"
        >
          {short}
        </span>
        <ArrowUpRight
          aria-hidden
          className="size-5 text-muted transition-colors group-hover:text-primary rtl:-scale-x-100"
        />
      </div>
      <h3 className="text-base leading-snug">
        <Link
          to={to.role(role.job_role_slug)}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-primary group-hover:text-primary"
        >
          <bdi>{role.job_role_name}</bdi>
        </Link>
      </h3>
      <p className="line-clamp-3 text-[15px] text-muted">
        <bdi>{role.job_role_description}</bdi>
      </p>
      <p className="mt-auto pt-1 text-[13px] font-semibold text-muted">
        {role.assessment_count > 0 ? (
          <Trans>
            {role.unit_count} unit · {role.assessment_count} asesmen
          </Trans>
        ) : (
          <Trans>{role.unit_count} unit</Trans>
        )}
      </p>
    </Card>
  )
}
