import { lazy, Suspense } from 'react'
import type { ProductDetail } from '../../api/types'
import type { KindDetail } from '../../kinds/kind'
import { isSoldOut } from '../../lib/isSoldOut'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/Skeleton'
import { BuyButtons } from '../buy/BuyButtons'
import type { AgencyChoice } from '../buy/useAgency'
import { useOwned } from '../owned/useOwned'

// Few products are joined elsewhere or sold out.
const JoinElsewhere = lazy(async () => ({
  default: (await import('../buy/JoinElsewhere')).JoinElsewhere,
}))
const WaitlistBox = lazy(async () => ({
  default: (await import('../waitlist/WaitlistBox')).WaitlistBox,
}))
const WaitlistNote = lazy(async () => ({
  default: (await import('../waitlist/WaitlistBox')).WaitlistNote,
}))
const PartMissing = lazy(async () => ({
  default: (await import('../waitlist/PartMissing')).PartMissing,
}))

interface BuyAreaProps {
  product: ProductDetail
  kind: KindDetail
  agency: AgencyChoice | undefined
  /** One under the other, as in the side card; beside each other in the bar of small screens. */
  stacked?: boolean
}

/** Buy, join on another site, or wait for a seat; owners get their next step. */
export function BuyArea(props: BuyAreaProps) {
  const { product, kind, agency, stacked = false } = props
  const elsewhere = kind.externalUrl?.(product)
  const soldOut = isSoldOut(product)
  if (useOwned(product.item_id) || !(elsewhere || soldOut))
    return <BuyButtons product={product} agency={agency} stacked={stacked} />
  return (
    <Suspense
      fallback={<Skeleton className={cn('rounded-control', stacked ? 'h-26' : 'h-11 w-48')} />}
    >
      {elsewhere ? <JoinElsewhere address={elsewhere} stacked={stacked} /> : <SoldOut {...props} />}
    </Suspense>
  )
}

/** What waiting for a seat means, for screens whose bar has no room for it. */
export function WaitingNote({ product, kind }: Pick<BuyAreaProps, 'product' | 'kind'>) {
  const isOwned = useOwned(product.item_id)
  if (isOwned || kind.isComposite || kind.externalUrl?.(product) || !isSoldOut(product)) return null
  return (
    <Suspense fallback={<Skeleton className="h-11 rounded-control" />}>
      <WaitlistNote product={product} />
    </Suspense>
  )
}

function SoldOut({ product, kind, agency, stacked = false }: BuyAreaProps) {
  if (kind.isComposite) return <PartMissing part={kind.missingPart?.(product)} stacked={stacked} />
  const offered = { ...product, on_sale: true }
  return (
    <WaitlistBox
      product={product}
      stacked={stacked}
      buy={<BuyButtons product={offered} agency={agency} stacked={stacked} />}
    />
  )
}
