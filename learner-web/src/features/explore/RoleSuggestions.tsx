import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { projectsQuery, roleSuggestionsQuery, type SuggestionKind } from '../../api/explore'
import type { KindSlug, ProductCard } from '../../api/types'
import { paths, to } from '../../app/paths'
import { kinds } from '../../kinds'
import { PageSection } from '../../ui/PageSection'
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid'
import { ProjectTile } from './ProjectTile'

const SHOWN = 4
const PROJECTS = 3
const NONE: readonly ProductCard[] = []
const SHELVES: readonly (readonly [SuggestionKind, KindSlug])[] = [
  ['oti', 'oti'],
  ['webinars', 'webinar'],
  ['workshops', 'workshop'],
  ['dls', 'elearning'],
]

// A kind with little to show leaves the rest of its row to the next one.
const WHOLE = 'sm:col-span-2 xl:col-span-4'
const WIDTHS = { 1: '', 2: 'sm:col-span-2', 3: WHOLE, 4: WHOLE } as const

/** What helps to fill the role, kind by kind; all kinds are awaited, so that nothing moves twice. */
export function RoleSuggestions({ slug }: { slug: string }) {
  const shelves = useQueries({
    queries: SHELVES.map(([wire]) => roleSuggestionsQuery(slug, wire)),
  })
  const isPending = shelves.some((shelf) => shelf.isPending)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-2 sm:gap-x-5 xl:grid-cols-4">
      {SHELVES.map(([, kind], index) => {
        const { rows = NONE, total = 0 } = shelves[index]?.data ?? {}
        return isPending ? (
          <SuggestionsSkeleton key={kind} kind={kind} />
        ) : (
          <Suggestions key={kind} slug={slug} kind={kind} rows={rows} total={total} />
        )
      })}
    </div>
  )
}

/** As large as suggestions mostly are: one product. */
function SuggestionsSkeleton({ kind }: { kind: KindSlug }) {
  const { i18n } = useLingui()
  return (
    <PageSection title={i18n._(kinds[kind].heading)}>
      <GridSkeleton isOneKind count={1} columns={1} />
    </PageSection>
  )
}

interface SuggestionsProps {
  slug: string
  kind: KindSlug
  rows: readonly ProductCard[]
  total: number
}

function Suggestions({ slug, kind, rows, total }: SuggestionsProps) {
  const { i18n } = useLingui()
  if (rows.length === 0) return null
  const all = `${to.kind(kind)}?job_role=${slug}`
  const cards = rows.slice(0, SHOWN)
  const columns = cards.length as keyof typeof WIDTHS
  return (
    <PageSection
      title={i18n._(kinds[kind].heading)}
      className={WIDTHS[columns]}
      {...(total > SHOWN && { all })}
    >
      <ProductGrid isOneKind cards={cards} columns={columns} />
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
