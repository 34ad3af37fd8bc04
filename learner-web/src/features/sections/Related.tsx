import { Trans } from '@lingui/react/macro'
import type { ProductDetail } from '../../api/types'
import { to } from '../../app/paths'
import { PageSection } from '../../ui/PageSection'
import { ProductGrid } from '../catalogue/ProductGrid'

/** What buyers of a product look at too. */
export function Related({ product }: { product: ProductDetail }) {
  return (
    <PageSection title={<Trans>Mungkin Anda perlukan juga</Trans>} all={to.kind(product.kind)}>
      <ProductGrid cards={product.related.slice(0, 3)} />
    </PageSection>
  )
}
