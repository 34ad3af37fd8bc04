import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { ProductDetail } from '../../api/types'
import { kinds } from '../../kinds'
import { buttonVariants } from '../../ui/Button'
import { BuyButtons } from '../buy/BuyButtons'
import type { AgencyChoice } from '../buy/useAgency'
import { WaitlistBox } from '../waitlist/WaitlistBox'

interface BuyAreaProps {
  product: ProductDetail
  agency: AgencyChoice | undefined
  /** One under the other, as in the side card; beside each other in the bar of small screens. */
  stacked?: boolean
}

/** The way to get it: buy it, join it on another site, or wait for a seat. */
export function BuyArea({ product, agency, stacked = false }: BuyAreaProps) {
  const kind = kinds[product.kind]
  const elsewhere = kind.externalUrl?.(product)
  if (elsewhere) return <JoinElsewhere address={elsewhere} stacked={stacked} />
  const soldOut = product.seats_left !== null && product.seats_left <= 0
  if (!soldOut) return <BuyButtons product={product} agency={agency} stacked={stacked} />
  if (kind.isComposite) return <PartMissing />
  const offered = { ...product, on_sale: true }
  return (
    <WaitlistBox
      product={product}
      stacked={stacked}
      buy={<BuyButtons product={offered} agency={agency} stacked={stacked} />}
    />
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
