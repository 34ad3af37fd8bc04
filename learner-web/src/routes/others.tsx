import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../app/paths'
import { ProductList } from '../features/catalogue/ProductList'
import { kinds } from '../kinds'
import { usePageMeta } from '../lib/pageMeta'
import { PageHeader } from '../ui/PageHeader'

const KIND = 'other'

export function Component() {
  const { i18n } = useLingui()
  const title = i18n._(kinds[KIND].heading)
  const lead = i18n._(kinds[KIND].lead)
  usePageMeta(title, lead)
  return (
    <div className="page pb-4">
      <PageHeader
        title={title}
        lead={lead}
        crumbs={[{ label: <Trans>Katalog</Trans>, to: paths.product }]}
      />
      <ProductList slug={KIND} />
    </div>
  )
}
