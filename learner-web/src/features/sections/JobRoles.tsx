import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { JobRole } from '../../api/types'
import { to } from '../../app/paths'
import { Card } from '../../ui/Card'
import { familyIcon } from '../../ui/familyIcon'
import { Link } from '../../ui/Link'
import { PageSection } from '../../ui/PageSection'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'
import { assessedRolesQuery } from '../catalogue/choiceQueries'

const EXPECTED = 6
const columns =
  '-mx-4 grid auto-cols-[82%] grid-flow-col grid-rows-2 gap-3 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-2 sm:grid-rows-none sm:px-0 xl:grid-cols-3'

/** The roles whose competence can be measured here; each leads to its page. */
export function JobRoles() {
  const { data, isPending, refetch } = useQuery(assessedRolesQuery())
  if (data?.rows.length === 0) return null
  return (
    <PageSection
      title={<Trans>Mulai dari peran Anda</Trans>}
      lead={<Trans>Setiap peran memiliki unit kompetensi dan level yang dipersyaratkan.</Trans>}
    >
      {isPending && <RolesSkeleton />}
      {!(isPending || data) && <ErrorState onRetry={refetch} />}
      {data && (
        <ul className={columns}>
          {data.rows.map((role) => (
            <li key={role.job_role_id}>
              <RoleCard role={role} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}

function RoleCard({ role }: { role: JobRole }) {
  const Icon = familyIcon(role.job_role_family)
  return (
    <Card interactive className="group flex h-full gap-4 p-3.5 max-sm:items-center">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-control bg-primary-tint text-primary"
      >
        <Icon className="size-5.5" />
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <h3 className="text-[15px]">
          <Link
            to={to.role(role.job_role_slug)}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
          >
            <bdi>{role.job_role_name}</bdi>
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-muted max-sm:hidden">
          <bdi>{role.job_role_description}</bdi>
        </p>
        <p className="text-[13px] font-semibold text-muted">
          <Trans>
            {role.unit_count} unit · {role.assessment_count} asesmen
          </Trans>
        </p>
      </div>
      <ChevronRight
        aria-hidden
        className="size-5 shrink-0 text-muted transition-colors group-hover:text-primary rtl:-scale-x-100"
      />
    </Card>
  )
}

function RolesSkeleton() {
  return (
    <Loading>
      <div className={columns}>
        {Array.from({ length: EXPECTED }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blanks have no other name
          <Card key={index} className="flex min-h-24 gap-4 p-4">
            <Skeleton className="size-12 shrink-0" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  )
}
