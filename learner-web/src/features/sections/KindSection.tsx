import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ListQuery } from '../../api/list'
import type { KindSlug, ProductCard } from '../../api/types'
import { to } from '../../app/paths'
import { kinds } from '../../kinds'
import { PageSection } from '../../ui/PageSection'
import { ErrorState } from '../../ui/States'
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid'
import { productsQuery } from '../catalogue/queries'

const COLUMNS = 3

/** As many as fill their rows; the rest is one press away. */
function wholeRows(cards: readonly ProductCard[]): readonly ProductCard[] {
  return cards.length > COLUMNS ? cards.slice(0, cards.length - (cards.length % COLUMNS)) : cards
}

interface KindSectionProps {
  kind: KindSlug
  query: ListQuery
  /** Which of the products are shown. */
  filter?: (card: ProductCard) => boolean
  /** How many of the rest are shown. */
  most?: number
}

/** The first few products of a kind, and the way to all of them. */
export function KindSection({ kind, query, filter = () => true, most }: KindSectionProps) {
  const { i18n } = useLingui()
  const { data, isPending, refetch } = useQuery(productsQuery(kind, query))
  const cards = data && wholeRows(data.rows.filter(filter).slice(0, most))
  if (cards?.length === 0) return null
  return (
    <PageSection
      title={i18n._(kinds[kind].heading)}
      lead={i18n._(kinds[kind].lead)}
      all={to.kind(kind)}
    >
      {isPending && (
        <GridSkeleton isOneKind isStrip count={most ?? query.rows ?? kinds[kind].pageSize} />
      )}
      {!(isPending || data) && <ErrorState onRetry={refetch} />}
      {cards && <ProductGrid isOneKind isStrip cards={cards} />}
    </PageSection>
  )
}
