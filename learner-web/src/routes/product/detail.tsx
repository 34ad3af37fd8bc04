import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { KindSlug, ProductDetail } from '../../api/types'
import { to } from '../../app/paths'
import { ProductPage } from '../../features/catalogue/ProductPage'
import { ProductSkeleton } from '../../features/catalogue/ProductSkeleton'
import { productQuery } from '../../features/catalogue/queries'
import { useViewed } from '../../features/catalogue/useViewed'
import { detailOf } from '../../kinds/details'
import { kindNamed } from '../../kinds/kindMeta'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { NothingFound } from '../../ui/illustrations'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { UnknownAddress } from '../errors/UnknownAddress'

export function Component() {
  const { kind, slug = '' } = useParams()
  const known = kindNamed(kind)
  return known ? <Product key={slug} kind={known} slug={slug} /> : <UnknownAddress />
}

function Product({ kind, slug }: { kind: KindSlug; slug: string }) {
  const { t } = useLingui()
  const preview = useSearchParams()[0].get('preview') ?? ''
  const query = useQuery(productQuery(kind, slug, preview))
  // Asked for beside the product, not after it.
  void detailOf(kind)
  usePageMeta(query.data?.title ?? t`Produk`, query.data?.summary)
  useViewed(kind, preview ? undefined : query.data?.slug)
  return (
    <QueryView query={query} pending={<ProductSkeleton />} missing={<Gone kind={kind} />}>
      {(product) => (
        <Suspense fallback={<ProductSkeleton />}>
          {preview && <PreviewBanner />}
          <Ready kind={kind} product={product} />
        </Suspense>
      )}
    </QueryView>
  )
}

/** The page, once it is there what the kind shows on it. */
function Ready({ kind, product }: { kind: KindSlug; product: ProductDetail }) {
  return <ProductPage slug={kind} kind={use(detailOf(kind))} product={product} />
}

/** Says that buyers do not see the page like this yet. */
function PreviewBanner() {
  return (
    <div className="page pt-4">
      <Card role="status" className="border-l-4 border-l-primary p-3 font-bold">
        <Trans>
          Pratinjau: begini pembeli akan melihat halaman ini. Tautan ini berlaku sehari.
        </Trans>
      </Card>
    </div>
  )
}

function Gone({ kind }: { kind: KindSlug }) {
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Produk tidak ditemukan</Trans>
      </h1>
      <EmptyState
        illustration={<NothingFound />}
        title={<Trans>Produk ini sudah tidak ada</Trans>}
        action={
          <LinkButton to={to.kind(kind)}>
            <Trans>Lihat yang tersedia</Trans>
          </LinkButton>
        }
      >
        <Trans>Mungkin jadwalnya sudah lewat atau alamatnya salah ketik.</Trans>
      </EmptyState>
    </div>
  )
}
