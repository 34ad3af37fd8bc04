import { Trans } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ProductCard } from '../../api/types'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/Skeleton'
import { useOwned } from '../owned/useOwned'
import type { AgencyChoice } from './useAgency'
import { useBuy } from './useBuy'

const Owned = lazy(async () => ({ default: (await import('./Owned')).Owned }))

interface BuyButtonsProps {
  product: ProductCard
  /** Where the buyer may name an agency. */
  agency?: AgencyChoice | undefined
  /** One under the other, as in the side card; beside each other in the bar of small screens. */
  stacked?: boolean
}

/** Both ways to buy, or why there is none; what is free is taken at once. */
export function BuyButtons({ product, agency, stacked = false }: BuyButtonsProps) {
  const { want, busy, wanted } = useBuy()
  const owned = useOwned(product.item_id)
  const { item_id, product_id, on_sale, is_free: free } = product
  const choose = (buyNow: boolean) => {
    const rolin_instansi_id = agency?.rolinId ?? null
    const shown = { title: product.title, price: product.price }
    if (!agency || agency.check())
      want({ item_id, product_id, rolin_instansi_id, buyNow, free, ...shown })
  }
  if (owned)
    return (
      <Suspense
        fallback={<Skeleton className={cn('rounded-control', stacked ? 'h-21' : 'h-11 flex-1')} />}
      >
        <Owned product={product} stacked={stacked} busy={busy} onBuyAgain={() => choose(true)} />
      </Suspense>
    )
  if (!on_sale)
    return (
      <Button disabled size="lg" block={stacked}>
        <SoldOut product={product} />
      </Button>
    )
  return (
    <div className={cn('gap-2.5', stacked ? 'grid' : 'flex')}>
      <Button
        variant={product.awaits_date ? 'secondary' : 'primary'}
        size={stacked ? 'lg' : 'md'}
        busy={busy && wanted?.buyNow === true}
        disabled={busy}
        onClick={() => choose(true)}
        className={cn(!stacked && 'order-2')}
      >
        {free ? <Trans>Ambil gratis</Trans> : <Trans>Beli sekarang</Trans>}
      </Button>
      {!free && (
        <Button
          variant="secondary"
          size={stacked ? 'lg' : 'md'}
          busy={busy && wanted?.buyNow === false}
          disabled={busy}
          onClick={() => choose(false)}
          className={cn(!stacked && 'px-3.5')}
        >
          <ShoppingCart aria-hidden className="size-4.5" />
          <span className={cn(!stacked && 'sr-only')}>
            <Trans>Tambah ke keranjang</Trans>
          </span>
        </Button>
      )}
    </div>
  )
}

function SoldOut({ product: { kind, seats_left } }: { product: ProductCard }) {
  if (seats_left === null || seats_left > 0) return <Trans>Tidak dijual</Trans>
  return kind === 'other' ? <Trans>Stok habis</Trans> : <Trans>Kursi habis</Trans>
}
