import { Trans } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { jobRolesQuery, projectsQuery } from '../../api/explore'
import { messageOf } from '../../api/messageOf'
import type { List } from '../../api/types'
import { LinkButton } from '../../ui/Button'
import { cx } from '../../ui/cx'
import { NothingFound } from '../../ui/illustrations'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { Pagination } from '../../ui/Pagination'
import { EmptyState, ErrorState } from '../../ui/States'
import { pageOf, pageSearch } from '../catalogue/listState'
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
  const { data, error, isPending, isPlaceholderData, refetch } = found
  if (isPending)
    return (
      <ListSkeleton
        count={EXPLORE_ROWS}
        className={cx(columns, 'pt-10')}
        item="h-52 rounded-card"
      />
    )
  if (!data) return <ErrorState message={messageOf(error) ?? undefined} onRetry={refetch} />
  if (data.rows.length === 0) return <NothingHere params={params} />
  return (
    <>
      <h2 className="pb-4 text-base font-semibold">
        <span role="status">{total(data.total)}</span>
      </h2>
      <ul className={cx(columns, 'transition-opacity', isPlaceholderData && 'opacity-60')}>
        {data.rows.map(children)}
      </ul>
      <Pagination
        page={pageOf(params)}
        pages={Math.ceil(data.total / EXPLORE_ROWS)}
        href={(page) => pageSearch(params, page)}
      />
    </>
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
