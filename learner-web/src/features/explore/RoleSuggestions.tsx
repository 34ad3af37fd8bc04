import { Trans } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { roleSuggestionsQuery, type SuggestionKind } from '../../api/explore'
import type { Rule } from '../../api/list'
import type { KindSlug, ProductCard } from '../../api/types'
import { to } from '../../app/paths'
import { kindMeta } from '../../kinds/kindMeta'
import { Link } from '../../ui/Link'
import { PageSection } from '../../ui/PageSection'
import { HelpTile } from '../catalogue/HelpTile'
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid'
import { nearestQuery, productsQuery } from '../catalogue/queries'
import { mixed, wholeRows } from './mixed'

const COLUMNS = 3
const MOST = 3 * COLUMNS
const WIRES: readonly (readonly [SuggestionKind, KindSlug])[] = [
  ['oti', 'oti'],
  ['dls', 'elearning'],
  ['workshops', 'workshop'],
  ['webinars', 'webinar'],
]

interface KindSuggestions {
  kind: KindSlug
  rows: readonly ProductCard[]
  total: number
}

const ofRole = (slug: string): Rule[] => [{ field: 'job_role', op: 'eq', value: slug }]

/** The ways to measure a role, then what helps to fill it. */
export function RoleSuggestions({ slug }: { slug: string }) {
  return (
    <>
      <Measuring slug={slug} />
      <Learning slug={slug} />
    </>
  )
}

function Measuring({ slug }: { slug: string }) {
  const { data } = useQuery(productsQuery('assessment', { rows: COLUMNS, rules: ofRole(slug) }))
  if (!data || data.rows.length === 0) return null
  return (
    <PageSection
      title={<Trans>Ukur kemampuan Anda</Trans>}
      {...(data.total > COLUMNS && { all: to.jobRole(slug) })}
    >
      <ProductGrid
        isOneKind
        isStrip
        cards={data.rows}
        end={<HelpTile after={data.rows.length} />}
      />
    </PageSection>
  )
}

/** All kinds are awaited, so that nothing moves twice. */
function Learning({ slug }: { slug: string }) {
  const suggestions = useKindSuggestions(slug)
  const cards = suggestions && wholeRows(mixed(suggestions.map(({ rows }) => rows)), COLUMNS, MOST)
  if (cards?.length === 0) return null
  return (
    <PageSection title={<Trans>Belajar untuk peran ini</Trans>}>
      {cards ? <ProductGrid isStrip cards={cards} /> : <GridSkeleton isStrip count={COLUMNS} />}
      {suggestions && <Lists slug={slug} suggestions={suggestions} />}
    </PageSection>
  )
}

/** Each kind's first products for a role, once all are there. */
function useKindSuggestions(slug: string): readonly KindSuggestions[] | null {
  const training = useQuery(nearestQuery('training', COLUMNS, ofRole(slug)))
  const certification = useQuery(
    productsQuery('certification', { rows: COLUMNS, rules: ofRole(slug) }),
  )
  const suggested = useQueries({
    queries: WIRES.map(([wire]) => roleSuggestionsQuery(slug, wire)),
  })
  if ([training, certification, ...suggested].some(({ isPending }) => isPending)) return null
  const ofKind = (
    kind: KindSlug,
    data: Omit<KindSuggestions, 'kind'> | undefined,
  ): KindSuggestions => ({
    kind,
    rows: data?.rows ?? [],
    total: data?.total ?? 0,
  })
  return [
    ofKind('training', training.data),
    ...WIRES.map(([, kind], at) => ofKind(kind, suggested[at]?.data)),
    ofKind('certification', certification.data),
  ].filter(({ total }) => total > 0)
}

/** The way to everything of each kind. */
function Lists({ slug, suggestions }: { slug: string; suggestions: readonly KindSuggestions[] }) {
  return (
    <ul className="flex flex-wrap gap-2 pt-4">
      {suggestions.map(({ kind, total }) => (
        <li key={kind}>
          <Link
            to={`${to.kind(kind)}?job_role=${slug}`}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-[15px] font-semibold text-strong hover:border-primary hover:text-primary"
          >
            <bdi>{kindMeta[kind].label}</bdi> ({total})
          </Link>
        </li>
      ))}
    </ul>
  )
}
