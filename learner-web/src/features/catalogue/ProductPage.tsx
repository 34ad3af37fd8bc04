import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import type { KindSlug, ProductDetail } from '../../api/types'
import { paths, to } from '../../app/paths'
import { kinds } from '../../kinds'
import { KindChip } from '../../kinds/KindChip'
import { Card } from '../../ui/Card'
import { Content } from '../../ui/Content'
import { Breadcrumb } from '../../ui/PageHeader'
import { Price } from '../../ui/Price'
import { StickyBar } from '../../ui/StickyBar'
import { AgencyField } from '../buy/AgencyField'
import { BuyButtons } from '../buy/BuyButtons'
import { type AgencyChoice, useAgency } from '../buy/useAgency'
import { Availability } from './Availability'
import { Cover } from './Cover'
import { FactGrid } from './FactGrid'
import { ProductGrid } from './ProductGrid'
import { BulletList, Paragraphs, TextBlock, UnitTable } from './ProductText'
import { Shelf } from './Shelf'

interface ProductPageProps {
  slug: KindSlug
  product: ProductDetail
}

interface BuyableProps extends ProductPageProps {
  agency: AgencyChoice | undefined
}

/** Everything about one product, and the way to buy it in reach. */
export function ProductPage({ slug, product }: ProductPageProps) {
  const role = kinds[slug].agencyRole(product)
  const choice = useAgency(role)
  const agency = role === null || !product.on_sale ? undefined : choice
  return (
    <div className="page">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:pt-8">
        <div className="min-w-0">
          <Head slug={slug} product={product} agency={agency} />
          <Body slug={slug} product={product} />
        </div>
        <aside className="max-desk:hidden">
          <SideCard product={product} agency={agency} />
        </aside>
      </div>
      <div className="max-desk:pb-10">
        <Related product={product} />
      </div>
      <StickyBar>
        <Price amount={product.price} strike={product.strike_price} />
        <BuyButtons product={product} agency={agency} />
      </StickyBar>
    </div>
  )
}

function Head({ slug, product, agency }: BuyableProps) {
  const kind = kinds[slug]
  return (
    <header className="grid gap-3">
      <Breadcrumb
        crumbs={[
          { label: <Trans>Katalog</Trans>, to: paths.product },
          { label: kind.label, to: to.kind(slug) },
        ]}
      />
      <Cover
        first
        src={product.image_url}
        kind={slug}
        className="aspect-video rounded-card sm:aspect-[3/1] desk:hidden"
      />
      <div className="flex flex-wrap items-center gap-2 pt-1">
        <KindChip kind={slug} />
        <Availability {...product} />
      </div>
      <h1 className="text-[1.65rem] desk:text-4xl desk:leading-tight">
        <Content>{product.title}</Content>
      </h1>
      <p className="max-w-2xl text-muted desk:text-lg">
        <Content>{product.summary}</Content>
      </p>
      <div className="pt-2">
        <FactGrid facts={kind.detailFacts(product)} />
      </div>
      {agency && (
        <Card className="mt-2 p-4 desk:hidden">
          <AgencyField agency={agency} />
        </Card>
      )}
    </header>
  )
}

function Body({ slug, product }: ProductPageProps) {
  const { i18n } = useLingui()
  const kind = kinds[slug]
  const extra = kind.sections(product).filter(({ items }) => items.length > 0)
  return (
    <div className="grid gap-9 pt-9">
      <TextBlock title={<Trans>Tentang produk ini</Trans>}>
        <Paragraphs text={product.description} />
      </TextBlock>
      {product.benefits.length > 0 && (
        <TextBlock title={<Trans>Yang Anda peroleh</Trans>}>
          <BulletList items={product.benefits} mark="check" />
        </TextBlock>
      )}
      {extra.map(({ title, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kind's sections never change their order
        <TextBlock key={index} title={title}>
          <BulletList items={items} mark="number" />
        </TextBlock>
      ))}
      {product.units.length > 0 && (
        <TextBlock title={i18n._(kind.unitsTitle)}>
          <UnitTable units={product.units} caption={i18n._(kind.unitsTitle)} />
        </TextBlock>
      )}
      {product.requirements.length > 0 && (
        <TextBlock title={<Trans>Yang perlu Anda siapkan</Trans>}>
          <BulletList items={product.requirements} mark="dot" />
        </TextBlock>
      )}
    </div>
  )
}

function SideCard({ product, agency }: Omit<BuyableProps, 'slug'>) {
  return (
    <Card className="sticky top-24 overflow-hidden">
      <Cover first src={product.image_url} kind={product.kind} className="aspect-video" />
      <div className="grid gap-4 p-5">
        <Price size="lg" amount={product.price} strike={product.strike_price} />
        {agency && <AgencyField agency={agency} />}
        <BuyButtons product={product} agency={agency} stacked />
        <p className="flex items-start gap-2 text-sm text-muted">
          <ShieldCheck aria-hidden className="mt-px size-4.5 shrink-0 text-primary" />
          <Trans>Pembayaran aman lewat transfer bank, QRIS, atau kartu.</Trans>
        </p>
      </div>
    </Card>
  )
}

function Related({ product }: { product: ProductDetail }) {
  if (product.related.length === 0) return null
  return (
    <Shelf title={<Trans>Mungkin Anda perlukan juga</Trans>} all={to.kind(product.kind)}>
      <ProductGrid cards={product.related.slice(0, 3)} />
    </Shelf>
  )
}
