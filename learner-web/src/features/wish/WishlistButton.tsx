import { useLingui } from '@lingui/react/macro'
import { Heart as Shape } from 'lucide-react'
import type { ProductCard } from '../../api/types'
import { kindMeta } from '../../kinds/kindMeta'
import { whileBusy } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { useWish } from './useWish'

interface WishlistButtonProps {
  card: Pick<ProductCard, 'kind' | 'item_id' | 'title'> & { is_external?: boolean }
  className?: string
}

// A webinar that is joined on another site has a code of its own.
const JOINED_ELSEWHERE = 'WBN_JOINX'

/** Puts a product on the wishlist and takes it off; visitors sign in first. */
export function WishlistButton({ card, className }: WishlistButtonProps) {
  const { t } = useLingui()
  const product = card.is_external ? JOINED_ELSEWHERE : kindMeta[card.kind].wishCode
  const { wished, toggle, busy } = useWish({ product, item_id: card.item_id })
  const { title } = card
  return (
    <button
      type="button"
      aria-pressed={wished}
      aria-label={t`Simpan ${title} ke Wishlist`}
      title={wished ? t`Hapus dari Wishlist` : t`Simpan ke Wishlist`}
      {...whileBusy(busy, toggle)}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full transition-colors',
        className,
      )}
    >
      <Shape aria-hidden className={cn('size-5', wished && 'fill-brand text-brand')} />
    </button>
  )
}
