import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ProductDetail } from '../../api/types'
import type { KindDetail } from '../../kinds/kind'
import { buttonVariants } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/Skeleton'
import { BuyButtons } from '../buy/BuyButtons'
import type { AgencyChoice } from '../buy/useAgency'

// Few products are sold out.
const WaitlistBox = lazy(async () => ({
  default: (await import('../waitlist/WaitlistBox')).WaitlistBox,
}))

interface BuyAreaProps {
  product: ProductDetail
  kind: KindDetail
  agency: AgencyChoice | undefined
  /** One under the other, as in the side card; beside each other in the bar of small screens. */
  stacked?: boolean
}

/** The way to get it: buy it, join it on another site, or wait for a seat. */
export function BuyArea({ product, kind, agency, stacked = false }: BuyAreaProps) {
  const elsewhere = kind.externalUrl?.(product)
  if (elsewhere) return <JoinElsewhere address={elsewhere} stacked={stacked} />
  const soldOut = product.seats_left !== null && product.seats_left <= 0
  if (!soldOut) return <BuyButtons product={product} agency={agency} stacked={stacked} />
  if (kind.isComposite) return <PartMissing />
  const offered = { ...product, on_sale: true }
  return (
    <Suspense
      fallback={<Skeleton className={cn('rounded-control', stacked ? 'h-26' : 'h-11 w-48')} />}
    >
      <WaitlistBox
        product={product}
        stacked={stacked}
        buy={<BuyButtons product={offered} agency={agency} stacked={stacked} />}
      />
    </Suspense>
  )
}

function PartMissing() {
  return (
    <p className="text-sm text-muted">
      <Trans>
        Salah satu isi paket ini sudah habis. Buka produk itu untuk masuk daftar tunggunya, atau
        beli isi yang lain satu per satu.
      </Trans>
    </p>
  )
}

function JoinElsewhere({ address, stacked }: { address: string; stacked: boolean }) {
  return (
    <div className="grid gap-2">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ size: stacked ? 'lg' : 'md', block: stacked })}
      >
        <Trans>Daftar di situs mitra</Trans>
        <ExternalLink aria-hidden className="size-4.5" />
      </a>
      {stacked && (
        <p className="text-sm text-muted">
          <Trans>Pendaftaran webinar ini ditangani langsung oleh penyelenggaranya.</Trans>
        </p>
      )}
    </div>
  )
}
