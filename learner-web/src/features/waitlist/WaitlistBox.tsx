import { Trans } from '@lingui/react/macro'
import { BellRing, Hourglass, PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductCard } from '../../api/types'
import type { WaitlistPlace } from '../../api/waitlist'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { useWaitlist } from './useWaitlist'

interface WaitlistBoxProps {
  product: Pick<ProductCard, 'item_id' | 'kind'>
  /** Tells all of it, as in the side card; else only what to press. */
  stacked?: boolean
  /** How the seat is taken that was offered to this person. */
  buy: ReactNode
}

/** What somebody can do about a sold-out product: wait, keep waiting, or take the seat that came free. */
export function WaitlistBox({ product, stacked = false, buy }: WaitlistBoxProps) {
  const waiting = useWaitlist(product.item_id)
  const { place, busy } = waiting
  // What has no seats has a stock.
  const isStock = product.kind === 'other'
  if (!place) return <Join stacked={stacked} isStock={isStock} busy={busy} onJoin={waiting.join} />
  const leave = (
    <Button variant="ghost" size={stacked ? 'md' : 'sm'} busy={busy} onClick={waiting.leave}>
      <Trans>Keluar dari daftar tunggu</Trans>
    </Button>
  )
  if (place.offered_until)
    return (
      <Offer place={place} stacked={stacked} isStock={isStock} buy={buy} leave={stacked && leave} />
    )
  return (
    <div className={cn('grid gap-2', !stacked && 'justify-items-end')}>
      <p className="flex items-center gap-2.5 font-semibold text-strong">
        <Hourglass aria-hidden className="size-5 shrink-0 text-primary" />
        <Trans>Antrean nomor {place.position}</Trans>
      </p>
      {stacked && (
        <p className="text-sm text-muted">
          {isStock ? (
            <Trans>Begitu tersedia lagi, kami simpan untuk Anda dan mengabari lewat email.</Trans>
          ) : (
            <Trans>
              Begitu ada kursi kosong, kami simpan untuk Anda dan mengabari lewat email.
            </Trans>
          )}
        </p>
      )}
      {leave}
    </div>
  )
}

interface JoinProps {
  stacked: boolean
  isStock: boolean
  busy: boolean
  onJoin: () => void
}

function Join({ stacked, isStock, busy, onJoin }: JoinProps) {
  return (
    <div className="grid gap-2">
      <Button size={stacked ? 'lg' : 'md'} block={stacked} busy={busy} onClick={onJoin}>
        <BellRing aria-hidden className="size-4.5" />
        <Trans>Masuk daftar tunggu</Trans>
      </Button>
      {stacked && (
        <p className="text-sm text-muted">
          {isStock ? (
            <Trans>Stok sudah habis. Kami mengabari Anda bila tersedia lagi.</Trans>
          ) : (
            <Trans>Kursi sudah habis. Kami mengabari Anda bila ada yang kosong.</Trans>
          )}
        </p>
      )}
    </div>
  )
}

interface OfferProps {
  place: WaitlistPlace
  stacked: boolean
  isStock: boolean
  buy: ReactNode
  leave: ReactNode
}

function Offer({ place, stacked, isStock, buy, leave }: OfferProps) {
  if (!stacked) return buy
  const until = formatDateTime(place.offered_until ?? '')
  return (
    <div className="grid gap-3">
      <p className="flex gap-2.5 rounded-control bg-success-tint p-3 text-[15px] font-medium text-success">
        <PartyPopper aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          {isStock ? (
            <Trans>Satu barang kami simpan untuk Anda sampai {until}.</Trans>
          ) : (
            <Trans>Satu kursi kami simpan untuk Anda sampai {until}.</Trans>
          )}
        </span>
      </p>
      {buy}
      {leave}
    </div>
  )
}
