import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { KindSlug } from '../../api/types'
import { to } from '../../app/paths'
import { ProductPage } from '../../features/catalogue/ProductPage'
import { ProductSkeleton } from '../../features/catalogue/ProductSkeleton'
import { productQuery } from '../../features/catalogue/queries'
import { useViewed } from '../../features/catalogue/useViewed'
import { kindNamed, kinds } from '../../kinds'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { Component as NotFound } from '../errors/not-found'

export function Component() {
  const { kind, slug = '' } = useParams()
  const known = kindNamed(kind)
  return known ? <Product key={slug} kind={known} slug={slug} /> : <NotFound />
}

function Product({ kind, slug }: { kind: KindSlug; slug: string }) {
  const { i18n } = useLingui()
  const query = useQuery(productQuery(kind, slug))
  usePageMeta(query.data?.title ?? i18n._(kinds[kind].heading), query.data?.summary)
  useViewed(kind, query.data?.slug)
  return (
    <QueryView query={query} pending={<ProductSkeleton />} missing={<Gone kind={kind} />}>
      {(product) => <ProductPage slug={kind} product={product} />}
    </QueryView>
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
