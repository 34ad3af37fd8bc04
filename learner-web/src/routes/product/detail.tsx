import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, use } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { KindSlug, ProductDetail } from '../../api/types'
import { ProductSkeleton } from '../../features/catalogue/ProductSkeleton'
import { productQuery } from '../../features/catalogue/queries'
import { useViewed } from '../../features/catalogue/useViewed'
import { ProductPage } from '../../features/product/ProductPage'
import { detailOf } from '../../kinds/details'
import { kindNamed } from '../../kinds/kindMeta'
import { usePageMeta } from '../../lib/pageMeta'
import { QueryView } from '../../ui/QueryView'
import { UnknownAddress } from '../errors/UnknownAddress'

// Only shown to editors.
const PreviewBanner = lazy(async () => ({
  default: (await import('../../features/product/PreviewBanner')).PreviewBanner,
}))
const GoneProduct = lazy(async () => ({
  default: (await import('../../features/search/GoneProduct')).GoneProduct,
}))

export function Component() {
  const { kind, slug = '' } = useParams()
  const known = kindNamed(kind)
  return known ? <Product key={slug} kind={known} slug={slug} /> : <UnknownAddress />
}

function Product({ kind, slug }: { kind: KindSlug; slug: string }) {
  const { t } = useLingui()
  const preview = useSearchParams()[0].get('preview') ?? ''
  const query = useQuery(productQuery(kind, slug, preview))
  // Requested together with the product, not after it.
  void detailOf(kind)
  usePageMeta(query.data?.title ?? t`Produk`, query.data?.summary)
  useViewed(kind, preview ? undefined : query.data?.slug)
  const gone = (
    <Suspense fallback={<ProductSkeleton />}>
      <GoneProduct kind={kind} />
    </Suspense>
  )
  return (
    <QueryView query={query} pending={<ProductSkeleton />} missing={gone}>
      {(product) => (
        <Suspense fallback={<ProductSkeleton />}>
          {preview && <PreviewBanner />}
          <Ready kind={kind} product={product} />
        </Suspense>
      )}
    </QueryView>
  )
}

/** The page, once the kind's parts are loaded. */
function Ready({ kind, product }: { kind: KindSlug; product: ProductDetail }) {
  return <ProductPage slug={kind} kind={use(detailOf(kind))} product={product} />
}
