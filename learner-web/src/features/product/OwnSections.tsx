import type { KindSlug, ProductDetail } from '../../api/types'
import { chapters } from '../../kinds/chapters'
import { Sections } from './Sections'

interface OwnSectionsProps {
  slug: KindSlug
  product: ProductDetail
}

/** The chapters that only products of this kind have. */
export const OwnSections = ({ slug, product }: OwnSectionsProps) => (
  <Sections sections={chapters[slug].sections(product)} />
)
