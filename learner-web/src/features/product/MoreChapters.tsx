import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, lazy, type ReactNode, useId } from 'react'
import type { KindSlug, ProductDetail } from '../../api/types'
import { chapters } from '../../kinds/chapters'
import type { KindDetail } from '../../kinds/kind'
import { BulletList } from '../../ui/BulletList'
import { InIndonesian } from '../../ui/InIndonesian'
import { LazyInView } from '../../ui/LazyInView'
import { Paragraphs, TextBlock } from '../catalogue/ProductText'
import { ForRoles, PlaceCard, Teachers, Themes } from '../chapters/People'
import { UnitTable } from '../chapters/UnitTable'
import { LevelMeanings } from '../levels/LevelMeanings'
import { useOwned } from '../owned/useOwned'
import { OwnSections } from './OwnSections'

const Reviews = lazy(() =>
  import('../reviews/Reviews').then((module) => ({ default: module.Reviews })),
)
const Participants = lazy(() =>
  import('../chapters/Participants').then((module) => ({ default: module.Participants })),
)
const KindFaqs = lazy(() =>
  import('../chapters/KindFaqs').then((module) => ({ default: module.KindFaqs })),
)

interface MoreChaptersProps {
  slug: KindSlug
  kind: KindDetail
  product: ProductDetail
}

/** The chapters of a product's page below its first screen. */
export function MoreChapters({ slug, kind, product }: MoreChaptersProps) {
  const { t } = useLingui()
  const owned = useOwned(product.item_id)
  return (
    <>
      {product.description && (
        <TextBlock title={<Trans>Tentang produk ini</Trans>} short={t`Tentang`}>
          {product.head_language !== product.text_language && (
            <InIndonesian language={product.text_language} />
          )}
          <Paragraphs text={product.description} language={product.text_language} />
        </TextBlock>
      )}
      {product.benefits.length > 0 && (
        <TextBlock title={<Trans>Yang Anda peroleh</Trans>} short={t`Manfaat`}>
          <BulletList items={product.benefits} mark="check" />
        </TextBlock>
      )}
      <ForRoles roles={product.roles} />
      {!kind.isComposite && <OwnSections slug={slug} product={product} />}
      <Units slug={slug} product={product} />
      <Teachers kind={slug} teachers={product.teachers} />
      {!owned && (
        <LateChapter
          name={t({ message: 'Peserta', context: 'several' })}
          placeholder={<div className="h-px" />}
        >
          <Participants itemId={product.item_id} kind={slug} />
        </LateChapter>
      )}
      {product.requirements.length > 0 && (
        <TextBlock isMinor title={<Trans>Yang perlu Anda siapkan</Trans>}>
          <BulletList items={product.requirements} mark="dot" />
        </TextBlock>
      )}
      <PlaceCard place={product.place} />
      <Themes kind={slug} themes={product.themes} />
      <LateChapter name={t`Ulasan`} placeholder={<ReviewsSkeleton count={product.rating_count} />}>
        <Reviews itemId={product.item_id} />
      </LateChapter>
      <LateChapter name={t`Tanya jawab`} placeholder={<div className="h-px" />}>
        <KindFaqs segment={slug} />
      </LateChapter>
    </>
  )
}

interface LateChapterProps {
  /** Its name in the bar of chapters, before it is there. */
  name: string
  placeholder: ReactNode
  children: ReactNode
}

/** A chapter that comes when its reader comes near. */
function LateChapter({ name, ...lazy }: LateChapterProps) {
  return (
    <div
      id={useId()}
      data-chapter={name}
      className="scroll-mt-10 has-[>:empty:not([style*=min-height])]:hidden"
    >
      <LazyInView {...lazy} />
    </div>
  )
}

const REVIEWS_SHOWN = 5

/** About as tall as so many reviews. */
function ReviewsSkeleton({ count }: { count: number }) {
  const shown = { '--shown': Math.min(count, REVIEWS_SHOWN) } as CSSProperties
  return (
    <div
      style={shown}
      className="h-[calc(9rem+var(--shown)*19rem)] sm:h-[calc(9rem+var(--shown)*15rem)]"
    />
  )
}

function Units({ slug, product }: Omit<MoreChaptersProps, 'kind'>) {
  const { i18n, t } = useLingui()
  const kind = chapters[slug]
  const title = i18n._(kind.unitsTitle)
  const levels = kind.levels?.(product) ?? []
  if (product.units.length === 0) return null
  return (
    <TextBlock title={title} short={t`Unit`}>
      <UnitTable units={product.units} levels={levels} caption={title} />
      {levels.length > 0 && <LevelMeanings levels={levels} />}
    </TextBlock>
  )
}
