import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { KindSlug } from '../../api/types'
import { to } from '../../app/paths'
import { kindMeta } from '../../kinds'
import { PageSection } from '../../ui/PageSection'
import { ErrorState } from '../../ui/States'
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid'
import { popularQuery } from '../catalogue/queries'

const SHOWN = 6
const OFFERED: readonly KindSlug[] = [
  'assessment',
  'training',
  'elearning',
  'webinar',
  'workshop',
  'bundle',
]

/** What most people choose, of the kind that the reader picks. */
export function Popular() {
  const [kind, setKind] = useState<KindSlug>('assessment')
  const { data: found, isError, isPlaceholderData, refetch } = useQuery(popularQuery(kind, SHOWN))
  // Drawn in slices: a tap meanwhile is not kept waiting.
  const data = useDeferredValue(found)
  return (
    <PageSection title={<Trans>Paling diminati</Trans>} all={to.kind(kind)}>
      <KindChoice value={kind} onChange={setKind} />
      {!(data || isError) && <GridSkeleton isOneKind isStrip count={SHOWN} />}
      {isError && !data && <ErrorState onRetry={refetch} />}
      {data?.rows.length === 0 && (
        <p className="text-muted">
          <Trans>Belum ada yang dibuka. Lihat jenis lainnya.</Trans>
        </p>
      )}
      {data && <ProductGrid isOneKind isStrip cards={data.rows} stale={isPlaceholderData} />}
    </PageSection>
  )
}

interface KindChoiceProps {
  value: KindSlug
  onChange: (kind: KindSlug) => void
}

function KindChoice({ value, onChange }: KindChoiceProps) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div
      role="group"
      aria-label={t`Jenis produk`}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {OFFERED.map((kind) => {
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
