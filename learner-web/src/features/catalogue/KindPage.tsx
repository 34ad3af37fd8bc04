import { Trans, useLingui } from '@lingui/react/macro'
import type { KindSlug } from '../../api/types'
import { paths } from '../../app/paths'
import { kinds } from '../../kinds'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { PageHeader } from '../../ui/PageHeader'
import { ProductList } from './ProductList'

/** Everything of one kind, to be searched and filtered. */
export function KindPage({ slug }: { slug: KindSlug }) {
  const { i18n } = useLingui()
  const { heading, trial, ...kind } = kinds[slug]
  const title = i18n._(heading)
  const lead = i18n._(kind.lead)
  usePageMeta(title, lead)
  return (
    <div className="page pb-4">
      <PageHeader
        title={title}
        lead={lead}
        crumbs={[{ label: <Trans>Katalog</Trans>, to: paths.product }]}
        actions={
          trial && (
            <LinkButton to={trial.path} variant="tonal">
              {trial.label}
            </LinkButton>
          )
        }
      />
      <ProductList slug={slug} />
    </div>
  )
}
