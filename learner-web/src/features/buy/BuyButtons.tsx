import { Trans } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { ProductCard } from '../../api/types'
import { paths } from '../../app/paths'
import { capacityTexts, kindMeta } from '../../kinds/kindMeta'
import { Button, LinkButton } from '../../ui/Button'
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
  const { want, busy, wanted, isAdded } = useBuy()
  const owned = useOwned(product.item_id)
  const { item_id, product_id, on_sale, is_free: free } = product
  const ownPrice = product.voluntary_minimum !== null
  const rolin_instansi_id = agency?.rolinId ?? null
  const choose = (buyNow: boolean) => {
    const shown = { title: product.title, price: product.price }
    if (!agency || agency.check())
      want({ item_id, product_id, rolin_instansi_id, buyNow, free, ownPrice, ...shown })
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
        disabled={busy && wanted?.buyNow === false}
        onClick={() => choose(true)}
        className={cn(!stacked && 'order-2 grow')}
      >
        {free ? <TakeFree kind={product.kind} /> : <BuyNow ownPrice={ownPrice} />}
      </Button>
      {!free && (
        <CartButton
          stacked={stacked}
          busy={busy && wanted?.buyNow === false}
          disabled={busy && wanted?.buyNow === true}
          isAdded={isAdded({ item_id, rolin_instansi_id })}
          onAdd={() => choose(false)}
        />
      )}
    </div>
  )
}

const TakeFree = ({ kind }: Pick<ProductCard, 'kind'>) =>
  kind === 'webinar' ? <Trans>Daftar gratis</Trans> : <Trans>Ambil gratis</Trans>

const BuyNow = ({ ownPrice }: { ownPrice: boolean }) =>
  ownPrice ? <Trans>Tentukan harga</Trans> : <Trans>Beli sekarang</Trans>

interface CartButtonProps {
  stacked: boolean
  busy: boolean
  disabled: boolean
  isAdded: boolean
  onAdd: () => void
}

/** Adds to the cart; afterwards a link to the cart replaces the button and gets its focus. */
function CartButton({ stacked, busy, disabled, isAdded, onAdd }: CartButtonProps) {
  const look = {
    variant: 'secondary',
    size: stacked ? 'lg' : 'md',
    className: cn(!stacked && 'px-3.5'),
  } as const
  const text = cn(!stacked && 'sr-only')
  if (isAdded)
    return (
      <LinkButton {...look} to={paths.cart} ref={takeLostFocus}>
        <ShoppingCart aria-hidden className="size-4.5 fill-current" />
        <span className={text}>
          <Trans>Lihat keranjang</Trans>
        </span>
      </LinkButton>
    )
  return (
    <Button {...look} busy={busy} disabled={disabled} onClick={onAdd}>
      <ShoppingCart aria-hidden className="size-4.5" />
      <span className={text}>
        <Trans>Tambah ke keranjang</Trans>
      </span>
    </Button>
  )
}

function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus()
}

function SoldOut({ product: { kind, seats_left } }: { product: ProductCard }) {
  if (seats_left === null || seats_left > 0) return <Trans>Tidak dijual</Trans>
  return capacityTexts[kindMeta[kind].capacity].gone
}
