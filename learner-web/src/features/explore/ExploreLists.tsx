import { Trans } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { jobRolesQuery, projectsQuery } from '../../api/explore'
import type { List } from '../../api/types'
import { LinkButton } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { NothingFound } from '../../ui/illustrations'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { EXPLORE_ROWS, projectListQuery, roleListQuery } from './exploreState'
import { ProjectTile } from './ProjectTile'
import { RoleTile } from './RoleTile'

const columns = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3'

/** The job roles that the address asks for. */
export function RoleList({ params }: { params: URLSearchParams }) {
  const roles = useQuery(jobRolesQuery(roleListQuery(params)))
  return (
    <Paged params={params} found={roles} total={(count) => <Trans>{count} peran</Trans>}>
      {(role) => (
        <li key={role.job_role_id}>
          <RoleTile role={role} />
        </li>
      )}
    </Paged>
  )
}

/** The projects that the address asks for. */
export function ProjectList({ params }: { params: URLSearchParams }) {
  const projects = useQuery(projectsQuery(projectListQuery(params)))
  return (
    <Paged params={params} found={projects} total={(count) => <Trans>{count} proyek</Trans>}>
      {(project) => (
        <li key={project.project_id}>
          <ProjectTile project={project} />
        </li>
      )}
    </Paged>
  )
}

interface PagedProps<T> {
  params: URLSearchParams
  found: UseQueryResult<List<T>>
  total: (count: number) => ReactNode
  children: (row: T) => ReactNode
}

function Paged<T>({ params, found, total, children }: PagedProps<T>) {
  const pending = (
    <ListSkeleton
      count={EXPLORE_ROWS}
      className={cn(columns, 'pt-10')}
      item="h-24 rounded-card sm:h-52"
    />
  )
  return (
    <QueryView query={found} pending={pending} empty={<NothingHere params={params} />}>
      {(data) => (
        <>
          <h2 className="pb-4 text-base font-semibold">
            <span role="status">{total(data.total)}</span>
          </h2>
          <ul
            className={cn(columns, 'transition-opacity', found.isPlaceholderData && 'opacity-60')}
          >
            {data.rows.map(children)}
          </ul>
          <ListPages total={data.total} rows={EXPLORE_ROWS} />
        </>
      )}
    </QueryView>
  )
}

function NothingHere({ params }: { params: URLSearchParams }) {
  const tab = params.get('tab')
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={<Trans>Belum ada yang cocok</Trans>}
      action={
        <LinkButton to={tab ? `?tab=${tab}` : '?'} variant="secondary" preventScrollReset>
          <Trans>Lihat semuanya</Trans>
        </LinkButton>
      }
    >
      <Trans>Coba kata yang lebih singkat, seperti “data” atau “jaringan”.</Trans>
    </EmptyState>
  )
}
