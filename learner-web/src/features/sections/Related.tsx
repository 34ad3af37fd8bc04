import { Trans } from '@lingui/react/macro'
import type { ProductDetail } from '../../api/types'
import { to } from '../../app/paths'
import { PageSection } from '../../ui/PageSection'
import { ProductGrid } from '../catalogue/ProductGrid'
import { useOwnedTest } from '../owned/useOwned'

/** What buyers of a product look at too and do not own yet. */
export function Related({ product }: { product: ProductDetail }) {
  const isOwned = useOwnedTest()
  const cards = product.related.filter(({ item_id }) => !isOwned(item_id))
  if (cards.length === 0) return null
  const isOneKind = cards.every(({ kind }) => kind === product.kind)
  return (
    <PageSection title={<Trans>Mungkin Anda perlukan juga</Trans>} all={to.kind(product.kind)}>
      <ProductGrid isStrip isOneKind={isOneKind} cards={cards.slice(0, 3)} />
    </PageSection>
  )
}
