import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { projectsQuery, roleSuggestionsQuery, type SuggestionKind } from '../../api/explore'
import type { KindSlug } from '../../api/types'
import { paths, to } from '../../app/paths'
import { kinds } from '../../kinds'
import { LazyInView } from '../../ui/LazyInView'
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid'
import { PageSection } from '../sections/PageSection'
import { ProjectTile } from './ProjectTile'

const SHOWN = 4
const PROJECTS = 3
const SHELVES: readonly (readonly [SuggestionKind, KindSlug])[] = [
  ['oti', 'oti'],
  ['webinars', 'webinar'],
  ['workshops', 'workshop'],
  ['dls', 'elearning'],
]

// A kind with little to show leaves the rest of its row to the next one.
const WHOLE = 'sm:col-span-2 xl:col-span-4'
const WIDTHS = { 1: '', 2: 'sm:col-span-2', 3: WHOLE, 4: WHOLE } as const

/** What helps to fill the role, kind by kind. */
export function RoleSuggestions({ slug }: { slug: string }) {
  return (
    <LazyInView placeholder={<div className="h-96" />}>
      <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-2 sm:gap-x-5 xl:grid-cols-4">
        {SHELVES.map(([wire, kind]) => (
          <Suggestions key={kind} slug={slug} wire={wire} kind={kind} />
        ))}
      </div>
    </LazyInView>
  )
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
  const cards = data?.rows.slice(0, SHOWN)
  const columns = (cards?.length ?? SHOWN) as keyof typeof WIDTHS
  return (
    <PageSection
      title={i18n._(kinds[kind].heading)}
      className={WIDTHS[columns]}
      {...(data && data.total > SHOWN && { all })}
    >
      {cards ? (
        <ProductGrid isOneKind cards={cards} columns={columns} />
      ) : (
        <GridSkeleton isOneKind count={SHOWN} />
      )}
    </PageSection>
  )
}

/** A glance at what was done for clients. */
export function RoleProjects() {
  const { data } = useQuery(projectsQuery({ rows: PROJECTS }))
  if (!data?.rows.length) return null
  return (
    <PageSection title={<Trans>Proyek bersama klien</Trans>} all={`${paths.explore}?tab=projects`}>
      <ul className="grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {data.rows.map((project) => (
          <li key={project.project_id}>
            <ProjectTile project={project} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
