import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { ownedOfProductQuery } from '../../api/learning'
import type { ProductCard } from '../../api/types'
import { paths } from '../../app/paths'
import { Button, LinkButton } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/Skeleton'
import { StepLink } from '../my-learning/StepLink'
import { mostPressing } from '../my-learning/steps'
import { useOwnedResult } from '../owned/useOwned'

interface OwnedProps {
  product: Pick<ProductCard, 'item_id' | 'on_sale' | 'price'>
  stacked: boolean
  busy: boolean
  onBuyAgain: () => void
}

/** Replaces the buying for owners of the product: the next step with it. */
export function Owned({ product, stacked, busy, onBuyAgain }: OwnedProps) {
  const result = useOwnedResult(product.item_id)
  const mayRepeat = result?.may_repeat === true && product.on_sale
  const size = stacked ? 'lg' : 'md'
  return (
    <div
      className={cn(
        'gap-2.5',
        stacked ? 'grid' : 'flex flex-1 items-center justify-between max-[20rem]:flex-wrap',
      )}
    >
      <p
        className={cn(
          'flex items-center gap-2 font-semibold text-success',
          !(stacked || mayRepeat) && 'whitespace-nowrap',
        )}
      >
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        <span className={cn(mayRepeat && !stacked && 'text-[13px] leading-tight')}>
          <Trans>Sudah Anda miliki</Trans>
        </span>
      </p>
      <NextStep itemId={product.item_id} size={size} />
      {mayRepeat && (
        <Button variant="secondary" size={size} busy={busy} onClick={onBuyAgain}>
          {product.price === 0 ? <Trans>Ambil lagi · Gratis</Trans> : <Trans>Beli lagi</Trans>}
        </Button>
      )}
    </div>
  )
}

/** A bundle has no step of its own: its items do. */
function NextStep({ itemId, size }: { itemId: number; size: 'md' | 'lg' }) {
  const owned = useQuery(ownedOfProductQuery(itemId))
  if (owned.isPending)
    return <Skeleton className={cn('rounded-control', size === 'lg' ? 'h-12' : 'h-11 w-36')} />
  const item = mostPressing(owned.data?.rows ?? [])
  if (item) return <StepLink item={item} isFirst size={size} />
  return (
    <LinkButton to={paths.myLearning} size={size}>
      <Trans>Ke Belajar saya</Trans>
    </LinkButton>
  )
}
