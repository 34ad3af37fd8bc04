import { Trans } from '@lingui/react/macro'
import type { ProductDetail } from '../../api/types'
import { to } from '../../app/paths'
import { PageSection } from '../../ui/PageSection'
import { ProductGrid } from '../catalogue/ProductGrid'

/** What buyers of a product look at too; what cannot be bought comes last. */
export function Related({ product }: { product: ProductDetail }) {
  const cards = [...product.related].sort((a, b) => Number(b.on_sale) - Number(a.on_sale))
  return (
    <PageSection title={<Trans>Mungkin Anda perlukan juga</Trans>} all={to.kind(product.kind)}>
      <ProductGrid cards={cards.slice(0, 3)} />
    </PageSection>
  )
}
