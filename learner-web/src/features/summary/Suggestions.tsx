import { Trans } from '@lingui/react/macro'
import { Target } from 'lucide-react'
import type { AssessmentResult } from '../../api/types'
import { to } from '../../app/paths'
import { KindChip } from '../../kinds/KindChip'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Picture } from '../../ui/Picture'
import { cardStrip } from '../../ui/strip'
import { PriceOrOwned } from '../owned/PriceOrOwned'
import { closedUnits, otherSuggestions } from './facts'

/** Products that close the gaps, each with the units it is for. */
export function Suggestions({ result }: { result: AssessmentResult }) {
  const others = otherSuggestions(result)
  if (others.length === 0) return null
  return (
    <section className="no-print grid gap-4">
      <div>
        <h2 className="text-xl">
          <Trans>Langkah belajar berikutnya</Trans>
        </h2>
        <p className="text-muted">
          <Trans>Dipilih untuk unit yang belum mencapai level yang disyaratkan.</Trans>
        </p>
      </div>
      <ul className={cn(cardStrip, 'sm:max-desk:*:last:odd:col-span-2', columnsFor(others.length))}>
        {others.map((product) => (
          <li key={product.item_id} className="grid">
            <Suggestion product={product} units={closedUnits(result, product.uk_codes)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three or four beside each other, so that none lies alone in the last row. */
const columnsFor = (count: number) =>
  count % 4 === 1 || count % 3 === 0 ? 'desk:grid-cols-3' : 'desk:grid-cols-4'

interface SuggestionProps {
  product: AssessmentResult['suggestions'][number]
  units: readonly string[]
}

function Suggestion({ product, units }: SuggestionProps) {
  const { kind, slug, title, image_url } = product
  return (
    <Card interactive className="flex flex-col overflow-hidden">
      {image_url && (
        <Picture
          src={image_url}
          sizes="(min-width: 62rem) 17rem, (min-width: 40rem) 46vw, 92vw"
          className="aspect-video w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <span>
          <KindChip kind={kind} />
        </span>
        <h3 className="text-base">
          <Link to={to.detail(kind, slug)} className="before:absolute before:inset-0">
            {title}
          </Link>
        </h3>
        <div className="grid gap-1.5 rounded-control bg-sunken p-3 text-sm">
          <p className="flex items-center gap-2 font-semibold text-primary">
            <Target aria-hidden className="size-4.5" />
            <Trans>Melatih</Trans>
          </p>
          <ul className="grid gap-0.5 text-ink">
            {units.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
        <p className="mt-auto pt-1">
          <PriceOrOwned product={product} />
        </p>
      </div>
    </Card>
  )
}
