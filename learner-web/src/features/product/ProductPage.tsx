import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import type { KindSlug, ProductDetail } from '../../api/types'
import { paths, to } from '../../app/paths'
import { KindChip } from '../../kinds/KindChip'
import type { KindDetail } from '../../kinds/kind'
import { kindMeta } from '../../kinds/kindMeta'
import { strikeOf } from '../../lib/strikeOf'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { Card } from '../../ui/Card'
import { LazyInView } from '../../ui/LazyInView'
import { Breadcrumb } from '../../ui/PageHeader'
import { Price } from '../../ui/Price'
import { Skeleton } from '../../ui/Skeleton'
import { Rating } from '../../ui/Stars'
import { StickyBar } from '../../ui/StickyBar'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { Availability } from '../buy/Availability'
import { type AgencyChoice, useAgency } from '../buy/useAgency'
import { FactGrid } from '../catalogue/FactGrid'
import { useOwned } from '../owned/useOwned'
import { WishlistButton } from '../wish/WishlistButton'
import { BuyArea, WaitingNote } from './BuyArea'
import { Gallery } from './Gallery'
import { Schedules } from './Schedules'

const AgencyField = lazy(async () => ({
  default: (await import('../buy/AgencyField')).AgencyField,
}))
const AwaitsDate = lazy(async () => ({
  default: (await import('../chapters/AwaitsDate')).AwaitsDate,
}))
const FreeCheckNote = lazy(async () => ({
  default: (await import('../chapters/FreeCheckNote')).FreeCheckNote,
}))
const Guarantee = lazy(async () => ({
  default: (await import('../chapters/Guarantee')).Guarantee,
}))
// Both at once: the bar would jump in where it does not know the chapters below yet.
const loadChapters = () => Promise.all([import('./ChapterBar'), import('./MoreChapters')])
const ChapterBar = lazy(async () => ({ default: (await loadChapters())[0].ChapterBar }))
const MoreChapters = lazy(async () => ({ default: (await loadChapters())[1].MoreChapters }))
const ComingSoon = lazy(async () => ({ default: (await import('./ComingSoon')).ComingSoon }))
const InIndonesian = lazy(async () => ({
  default: (await import('../../ui/InIndonesian')).InIndonesian,
}))
const ShareButton = lazy(async () => ({ default: (await import('./ShareButton')).ShareButton }))
const OwnSections = lazy(async () => ({ default: (await import('./OwnSections')).OwnSections }))
const Related = lazy(() =>
  import('../sections/Related').then((module) => ({ default: module.Related })),
)

// Its place is kept until it is there.
const LazyGuarantee = ({ product }: Pick<ProductPageProps, 'product'>) => (
  <Suspense fallback={<div className={product.price === 0 ? 'h-5' : 'h-17'} />}>
    <Guarantee product={product} />
  </Suspense>
)

function DateNotice({ product, owned }: Pick<BuyableProps, 'product' | 'owned'>) {
  if (owned || !product.awaits_date || !product.on_sale) return null
  return (
    <Suspense fallback={<Skeleton className="h-64 rounded-control" />}>
      <AwaitsDate product={product} />
    </Suspense>
  )
}

interface ProductPageProps {
  slug: KindSlug
  kind: KindDetail
  product: ProductDetail
}

interface BuyableProps extends ProductPageProps {
  owned: boolean
  agency: AgencyChoice | undefined
}

/** Everything about one product, and the way to buy it in reach. */
export function ProductPage({ slug, kind, product }: ProductPageProps) {
  const role = kind.agencyRole?.(product) ?? null
  const choice = useAgency(role)
  const owned = useOwned(product.item_id)
  const isDesktop = useIsDesktop()
  const agency = role === null || !product.on_sale || owned ? undefined : choice
  return (
    <div className="page">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:grid-rows-[auto_1fr] desk:pt-8">
        <Head slug={slug} kind={kind} product={product} agency={agency} owned={owned} />
        {isDesktop && (
          // Before the chapters, so that the keyboard reaches the buy button first.
          <aside className="col-start-2 row-span-2 row-start-1">
            <SideCard slug={slug} kind={kind} product={product} agency={agency} owned={owned} />
          </aside>
        )}
        <Body slug={slug} kind={kind} product={product} />
      </div>
      <div className="max-desk:pb-10">
        {product.related.length > 0 && (
          <LazyInView placeholder={<Skeleton className="h-80 rounded-card sm:h-126" />}>
            <Related product={product} />
          </LazyInView>
        )}
      </div>
      <StickyBar>
        {!owned && <ProductPrice product={product} />}
        <BuyArea product={product} kind={kind} agency={agency} />
      </StickyBar>
    </div>
  )
}

function ComingSoonNotice({ kind, product, owned }: Omit<BuyableProps, 'slug' | 'agency'>) {
  const text = owned ? null : kind.comingSoon?.(product)
  return text ? (
    <Suspense fallback={<div className="h-12" />}>
      <ComingSoon>{text}</ComingSoon>
    </Suspense>
  ) : null
}

/** A note on a text that is not in the reader's language; none for readers of Indonesian. */
function TextLanguage({ language }: { language: string }) {
  const { i18n } = useLingui()
  if (language === i18n.locale) return null
  return (
    <Suspense fallback={<span className="h-7" />}>
      <InIndonesian language={language} />
    </Suspense>
  )
}

type ShownPrice = Pick<ProductPageProps, 'product'> & { size?: 'md' | 'lg' }

const ProductPrice = ({ product, size = 'md' }: ShownPrice) => (
  <Price
    size={size}
    amount={product.price}
    strike={strikeOf(product)}
    from={product.voluntary_minimum}
  />
)

function Head({ slug, kind, product, agency, owned }: BuyableProps) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <Breadcrumb
        crumbs={[
          { label: <Trans>Katalog</Trans>, to: paths.product },
          { label: kindMeta[slug].label, to: to.kind(slug) },
        ]}
      />
      <div className="desk:hidden">
        <Gallery
          kind={slug}
          product={product}
          className="aspect-video overflow-hidden rounded-card sm:aspect-[5/2]"
        >
          {kind.onPicture?.(product)}
        </Gallery>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex flex-1 flex-wrap items-center gap-2">
          <KindChip kind={slug} />
          {owned || <Availability {...product} />}
          <Rating average={product.rating_average} count={product.rating_count} />
        </div>
        <div className="flex items-center gap-2">
          <WishlistButton card={product} className="text-ink hover:bg-sunken hover:text-primary" />
          <Suspense fallback={<span className="size-11" />}>
            <ShareButton title={product.title} />
          </Suspense>
        </div>
      </div>
      <h1 className="text-[1.65rem] wrap-break-word desk:text-4xl desk:leading-tight">
        <UntranslatedText language={product.head_language}>{product.title}</UntranslatedText>
      </h1>
      <p className="max-w-2xl text-muted desk:text-lg">
        <UntranslatedText language={product.head_language}>{product.summary}</UntranslatedText>
      </p>
      <TextLanguage language={product.head_language} />
      <div className="pt-2 empty:hidden desk:hidden">
        <DateNotice product={product} owned={owned} />
      </div>
      <div className="pt-2">
        <FactGrid facts={kind.facts(product)} />
      </div>
      {!owned && kind.hasFreeCheck && (
        <Suspense fallback={<div className="h-17 desk:h-12" />}>
          <FreeCheckNote />
        </Suspense>
      )}
      <div className="empty:hidden desk:hidden">
        <ComingSoonNotice kind={kind} product={product} owned={owned} />
      </div>
      <div className="grid gap-3 desk:hidden">
        <WaitingNote product={product} kind={kind} />
        <LazyGuarantee product={product} />
      </div>
      {agency && (
        <div className="desk:hidden">
          <Agency agency={agency} />
        </div>
      )}
    </header>
  )
}

/** Only a role's buyers may name an agency. */
function Agency({ agency }: { agency: AgencyChoice }) {
  return (
    <Suspense fallback={<div className="h-11" />}>
      <AgencyField agency={agency} />
    </Suspense>
  )
}

function Body({ slug, kind, product }: ProductPageProps) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={body}
      className="col-start-1 grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-9 pt-7"
    >
      <Suspense fallback={<div className="h-11.25" />}>
        <ChapterBar body={body} />
      </Suspense>
      <Schedules
        kind={slug}
        product={product}
        schedules={kind.schedules?.(product) ?? []}
        all={kind.allSchedules?.(product)}
      />
      {kind.isComposite && (
        <Suspense fallback={<Skeleton className="h-100 rounded-card" />}>
          <OwnSections slug={slug} product={product} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-dvh rounded-card" />}>
        <MoreChapters slug={slug} kind={kind} product={product} />
      </Suspense>
    </div>
  )
}

function SideCard({ slug, kind, product, agency, owned }: BuyableProps) {
  return (
    <Card className="sticky top-24 overflow-hidden">
      <Gallery kind={slug} product={product} className="aspect-video">
        {kind.onPicture?.(product)}
      </Gallery>
      <div className="grid gap-4 p-5">
        <ComingSoonNotice kind={kind} product={product} owned={owned} />
        {!owned && <ProductPrice product={product} size="lg" />}
        {agency && <Agency agency={agency} />}
        <DateNotice product={product} owned={owned} />
        <BuyArea product={product} kind={kind} agency={agency} stacked />
        <LazyGuarantee product={product} />
      </div>
    </Card>
  )
}
