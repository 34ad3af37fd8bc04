import { Trans } from '@lingui/react/macro'
import type { ProductDetail } from '../../api/types'
import { to } from '../../app/paths'
import { ProductGrid } from './ProductGrid'
import { Shelf } from './Shelf'

/** What buyers of a product look at too. */
export function Related({ product }: { product: ProductDetail }) {
  return (
    <Shelf title={<Trans>Mungkin Anda perlukan juga</Trans>} all={to.kind(product.kind)}>
      <ProductGrid cards={product.related.slice(0, 3)} />
    </Shelf>
  )
}
