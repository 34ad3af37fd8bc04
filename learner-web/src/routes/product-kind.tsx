import { Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import type { KindSlug } from '../api/types'
import { paths } from '../app/paths'
import { ProductList } from '../features/catalogue/ProductList'
import { kindNamed, kinds } from '../kinds'
import { usePageMeta } from '../lib/pageMeta'
import { PageHeader } from '../ui/PageHeader'
import { Component as NotFound } from './error-404'

export function Component() {
  const slug = kindNamed(useParams().kind)
  return slug ? <KindPage key={slug} slug={slug} /> : <NotFound />
}

function KindPage({ slug }: { slug: KindSlug }) {
  const { i18n } = useLingui()
  const title = i18n._(kinds[slug].heading)
  const lead = i18n._(kinds[slug].lead)
  usePageMeta(title, lead)
  return (
    <div className="page pb-4">
      <PageHeader
        title={title}
        lead={lead}
        crumbs={[{ label: <Trans>Katalog</Trans>, to: paths.product }]}
      />
      <ProductList slug={slug} />
    </div>
  )
}
