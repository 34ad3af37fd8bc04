import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { KindSlug, ProductCard } from '../../api/types'
import { to } from '../../app/paths'
import { kindMeta } from '../../kinds'
import { PageSection } from '../../ui/PageSection'
import { ErrorState } from '../../ui/States'
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid'
import type { popularQuery } from '../catalogue/queries'

/** As many as fit side by side on wide screens. */
export const PER_ROW = 4

interface ProductsByKindProps {
  title: ReactNode
  lead?: (kind: KindSlug) => ReactNode
  kinds: readonly [KindSlug, ...KindSlug[]]
  query: (kind: KindSlug) => ReturnType<typeof popularQuery>
  /** Which of the products are shown. */
  filter?: (card: ProductCard) => boolean
}

/** One row of products, of the kind that the reader picks. */
export function ProductsByKind({
  title,
  lead,
  kinds,
  query,
  filter = () => true,
}: ProductsByKindProps) {
  const [kind, setKind] = useState<KindSlug>(kinds[0])
  const { data: found, isError, isPlaceholderData, refetch } = useQuery(query(kind))
  // Drawn in slices: a tap meanwhile is not kept waiting.
  const data = useDeferredValue(found)
  const cards = data?.rows.filter(filter).slice(0, PER_ROW)
  return (
    <PageSection title={title} all={to.kind(kind)}>
      <KindChoice kinds={kinds} value={kind} onChange={setKind} />
      {lead && <p className="text-muted">{lead(kind)}</p>}
      {!(cards || isError) && <GridSkeleton isOneKind isStrip columns={4} count={PER_ROW} />}
      {isError && !cards && <ErrorState onRetry={refetch} />}
      {cards?.length === 0 && (
        <p className="text-muted">
          <Trans>Belum ada yang dibuka. Lihat jenis lainnya.</Trans>
        </p>
      )}
      {cards && (
        <ProductGrid isOneKind isStrip columns={4} cards={cards} stale={isPlaceholderData} />
      )}
    </PageSection>
  )
}

interface KindChoiceProps extends Pick<ProductsByKindProps, 'kinds'> {
  value: KindSlug
  onChange: (kind: KindSlug) => void
}

function KindChoice({ kinds, value, onChange }: KindChoiceProps) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      role="group"
      aria-label={t`Jenis produk`}
      className="fade-edges -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:px-0"
    >
      {kinds.map((kind) => {
        const { icon: Icon, label } = kindMeta[kind]
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={value === kind}
            onClick={() => onChange(kind)}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-4 text-[15px] font-semibold text-ink transition-colors hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            <Icon aria-hidden className="size-4.5" />
            {label}
          </button>
        )
      })}
    </div>
  )
}
