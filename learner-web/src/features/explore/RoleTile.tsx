import { Trans } from '@lingui/react/macro'
import { ChevronRight, ClipboardCheck } from 'lucide-react'
import type { JobRole } from '../../api/types'
import { to } from '../../app/paths'
import { Card } from '../../ui/Card'
import { familyIcon } from '../../ui/familyIcon'
import { Link } from '../../ui/Link'

/** A job role in the grid; the whole tile leads to its page. */
export function RoleTile({ role }: { role: JobRole }) {
  const Icon = familyIcon(role.job_role_family)
  return (
    <Card
      interactive
      className="group grid h-full grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 p-3.5 sm:flex sm:flex-col sm:gap-3 sm:p-4.5"
    >
      <div className="row-span-3 flex items-start justify-between gap-3 max-sm:contents">
        <span
          aria-hidden
          className="row-span-3 grid size-11 place-items-center sm:size-12 rounded-control bg-primary-tint text-primary"
        >
          <Icon className="size-5.5" />
        </span>
        <ChevronRight
          aria-hidden
          className="size-5 text-muted max-sm:order-last max-sm:row-start-1 max-sm:col-start-3 transition-colors group-hover:text-primary rtl:-scale-x-100"
        />
      </div>
      <h3 className="text-base leading-snug">
        <Link
          to={to.role(role.job_role_slug)}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
        >
          <bdi>{role.job_role_name}</bdi>
        </Link>
      </h3>
      <p className="line-clamp-2 text-sm text-muted max-sm:col-span-2 sm:line-clamp-3 sm:text-[15px]">
        <bdi>{role.job_role_description}</bdi>
      </p>
      <p className="mt-auto text-[13px] font-semibold text-muted max-sm:col-span-2 sm:pt-1">
        {role.assessment_count > 0 ? (
          <span className="inline-flex items-center gap-1.5 text-success">
            <ClipboardCheck aria-hidden className="size-4" />
            <span>
              <Trans>
                {role.unit_count} unit · {role.assessment_count} asesmen
              </Trans>
            </span>
          </span>
        ) : (
          <Trans>{role.unit_count} unit · asesmen disiapkan</Trans>
        )}
      </p>
    </Card>
  )
}
