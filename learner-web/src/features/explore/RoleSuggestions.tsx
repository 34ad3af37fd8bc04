import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { projectsQuery, roleSuggestionsQuery, type SuggestionKind } from '../../api/explore'
import type { KindSlug } from '../../api/types'
import { paths, to } from '../../app/paths'
import { kinds } from '../../kinds'
import { LazyInView } from '../../ui/LazyInView'
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid'
import { Shelf } from '../catalogue/Shelf'
import { ProjectTile } from './ProjectTile'

const SHOWN = 4
const PROJECTS = 3
const SHELVES: readonly (readonly [SuggestionKind, KindSlug])[] = [
  ['oti', 'oti'],
  ['webinars', 'webinar'],
  ['workshops', 'workshop'],
  ['dls', 'elearning'],
]

/** What helps to fill the role, kind by kind. */
export function RoleSuggestions({ slug }: { slug: string }) {
  return SHELVES.map(([wire, kind]) => (
    <LazyInView key={kind} placeholder={<div className="h-96" />}>
      <Suggestions slug={slug} wire={wire} kind={kind} />
    </LazyInView>
  ))
}

interface SuggestionsProps {
  slug: string
  wire: SuggestionKind
  kind: KindSlug
}

function Suggestions({ slug, wire, kind }: SuggestionsProps) {
  const { i18n } = useLingui()
  const { data, isPending } = useQuery(roleSuggestionsQuery(slug, wire))
  if (!isPending && !data?.rows.length) return null
  const all = `${to.kind(kind)}?job_role=${slug}`
  return (
    <Shelf title={i18n._(kinds[kind].heading)} {...(data && data.total > SHOWN && { all })}>
      {data ? <ProductGrid cards={data.rows.slice(0, SHOWN)} /> : <GridSkeleton count={3} />}
    </Shelf>
  )
}

/** A glance at what was done for clients. */
export function RoleProjects() {
  const { data } = useQuery(projectsQuery({ rows: PROJECTS }))
  if (!data?.rows.length) return null
  return (
    <Shelf title={<Trans>Proyek bersama klien</Trans>} all={`${paths.explore}?tab=projects`}>
      <ul className="grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {data.rows.map((project) => (
          <li key={project.project_id}>
            <ProjectTile project={project} />
          </li>
        ))}
      </ul>
    </Shelf>
  )
}
