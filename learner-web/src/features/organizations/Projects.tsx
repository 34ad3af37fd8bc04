import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { projectsQuery } from '../../api/explore'
import { paths } from '../../app/paths'
import { PageSection } from '../../ui/PageSection'
import { cardStrip } from '../../ui/strip'
import { ProjectTile } from '../explore/ProjectTile'

const NEWEST = { rows: 3, sort: 'year|desc' } as const

/** What was done for others like them; nothing where staff show none. */
export function Projects() {
  const projects = useQuery(projectsQuery(NEWEST)).data?.rows ?? []
  if (projects.length === 0) return null
  return (
    <PageSection
      title={<Trans>Yang telah kami kerjakan</Trans>}
      all={`${paths.explore}?tab=projects`}
    >
      <ul className={`${cardStrip} xl:grid-cols-3`}>
        {projects.map((project) => (
          <li key={project.project_id}>
            <ProjectTile project={project} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
