import { Trans, useLingui } from '@lingui/react/macro'
import { Building2, CircleAlert, ShoppingCart, Trash2 } from 'lucide-react'
import type { WishRow } from '../../api/wishlist'
import { to } from '../../app/paths'
import { kinds } from '../../kinds'
import { KindChip } from '../../kinds/KindChip'
import { strikeOf } from '../../lib/strikeOf'
import { Button, IconButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Price } from '../../ui/Price'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { Cover } from '../catalogue/Cover'
import { coverSizes, inGrid } from '../catalogue/tileLook'
import { useMoveToCart, useRemoveWish } from './useWishes'

// A webinar that is joined on another site is never in a cart.
const JOINED_ELSEWHERE = 'WBN_JOINX'

/** A wish: its product as it is now, and what to do with it. */
export function WishTile({ row, page }: { row: WishRow; page: number }) {
  const { t } = useLingui()
  const { card, available } = row
  const remove = useRemoveWish(page)
  return (
    <Card className={cn('group', inGrid.card)}>
      <Cover
        src={card.image_url}
        kind={card.kind}
        sizes={coverSizes}
        className={cn(inGrid.cover, !available && 'opacity-60 grayscale')}
      />
      <div className="flex min-w-0 flex-col gap-2 p-3.5 sm:p-4.5">
        <div className="flex items-center justify-between gap-2">
          <KindChip kind={card.kind} />
          <IconButton
            label={t`Hapus ${card.title} dari Wishlist`}
            onClick={() => remove.mutate(row)}
            className="-my-2 -me-2.5"
          >
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
        <h2 className="line-clamp-3 text-[15px] leading-snug sm:text-base">
          <Link to={to.detail(card.kind, card.slug)} className="hover:text-primary hover:underline">
            <TitleText>{card.title}</TitleText>
          </Link>
        </h2>
        <p className="text-[13px] font-semibold text-muted">{kinds[card.kind].eyebrow(card)}</p>
        <Notes row={row} />
        <div className="mt-auto grid gap-3 pt-2">
          <Price amount={card.price} strike={strikeOf(card)} from={card.voluntary_minimum} />
          <Action row={row} />
        </div>
      </div>
    </Card>
  )
}

function Notes({ row: { available, instansi_name } }: { row: WishRow }) {
  return (
    <>
      {instansi_name && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Building2 aria-hidden className="size-4 shrink-0" />
          <UntranslatedText>{instansi_name}</UntranslatedText>
        </p>
      )}
      {!available && (
        <p className="flex items-center gap-2 text-sm font-semibold text-warning">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          <Trans>Sedang tidak tersedia</Trans>
        </p>
      )}
    </>
  )
}

function Action({ row }: { row: WishRow }) {
  const move = useMoveToCart()
  const { card, available, product } = row
  const page = to.detail(card.kind, card.slug)
  const look =
    'inline-flex min-h-11 items-center justify-center rounded-control border border-line px-5 text-[15px] font-semibold text-strong hover:border-primary hover:text-primary'
  if (!available)
    return (
      <Link to={to.kind(card.kind)} className={look}>
        <Trans>Lihat yang serupa</Trans>
      </Link>
    )
  if (product === JOINED_ELSEWHERE)
    return (
      <Link to={page} className={look}>
        <Trans>Lihat cara ikut</Trans>
      </Link>
    )
  return (
    <Button busy={move.isPending} onClick={() => move.mutate(row)} className="max-sm:px-3">
      <ShoppingCart aria-hidden className="size-4.5" />
      <Trans>Pindah ke keranjang</Trans>
    </Button>
  )
}
