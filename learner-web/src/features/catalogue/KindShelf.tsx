import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ListQuery } from '../../api/list'
import type { KindSlug, ProductCard } from '../../api/types'
import { to } from '../../app/paths'
import { kinds } from '../../kinds'
import { ErrorState } from '../../ui/States'
import { GridSkeleton, ProductGrid } from './ProductGrid'
import { productsQuery } from './queries'
import { Shelf } from './Shelf'

interface KindShelfProps {
  kind: KindSlug
  query: ListQuery
  /** Leaves out what the reader does not need to see again. */
  keep?: (card: ProductCard) => boolean
  /** How many of the kept ones are shown. */
  most?: number
}

/** The first few products of a kind, and the way to all of them. */
export function KindShelf({ kind, query, keep = () => true, most }: KindShelfProps) {
  const { i18n } = useLingui()
  const { data, isPending, refetch } = useQuery(productsQuery(kind, query))
  const cards = data?.rows.filter(keep).slice(0, most)
  if (cards?.length === 0) return null
  return (
    <Shelf title={i18n._(kinds[kind].heading)} lead={i18n._(kinds[kind].lead)} all={to.kind(kind)}>
      {isPending && (
        <GridSkeleton isOneKind isStrip count={most ?? query.rows ?? kinds[kind].pageSize} />
      )}
      {!(isPending || data) && <ErrorState onRetry={refetch} />}
      {cards && <ProductGrid isOneKind isStrip cards={cards} />}
    </Shelf>
  )
}
