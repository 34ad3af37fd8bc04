import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import type { ProductCard } from '../../api/types'
import { paths, to } from '../../app/paths'
import { Button, LinkButton } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { useOwnedResult } from '../owned/useOwned'

interface OwnedProps {
  product: Pick<ProductCard, 'item_id' | 'on_sale'>
  stacked: boolean
  busy: boolean
  onBuyAgain: () => void
}

/** What stands in place of the buying for somebody who has the product. */
export function Owned({ product, stacked, busy, onBuyAgain }: OwnedProps) {
  const result = useOwnedResult(product.item_id)
  const mayRepeat = result?.may_repeat === true && product.on_sale
  const size = stacked ? 'lg' : 'md'
  return (
    <div className={cn('gap-2.5', stacked ? 'grid' : 'flex flex-1 items-center justify-between')}>
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
      <LinkButton to={result ? to.summary(result.sesi_uuid) : paths.myLearning} size={size}>
        {result ? <Trans>Lihat hasil</Trans> : <Trans>Ke Belajar saya</Trans>}
      </LinkButton>
      {mayRepeat && (
        <Button variant="secondary" size={size} busy={busy} onClick={onBuyAgain}>
          <Trans>Beli lagi</Trans>
        </Button>
      )}
    </div>
  )
}
