import { Trans } from '@lingui/react/macro'
import { BellRing, Hourglass, PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductCard } from '../../api/types'
import type { WaitlistPlace } from '../../api/waitlist'
import { type Capacity, kindMeta } from '../../kinds/kindMeta'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { useWaitlist } from './useWaitlist'

interface WaitingTexts {
  join: ReactNode
  wait: ReactNode
  offer: (until: string) => ReactNode
}

const TEXTS: Record<Capacity, WaitingTexts> = {
  seats: {
    join: <Trans>Kursi sudah habis. Kami mengabari Anda bila ada yang kosong.</Trans>,
    wait: <Trans>Begitu ada kursi kosong, kami simpan untuk Anda dan mengabari lewat email.</Trans>,
    offer: (until) => <Trans>Satu kursi kami simpan untuk Anda sampai {until}.</Trans>,
  },
  quota: {
    join: <Trans>Kuota sudah habis. Kami mengabari Anda bila tersedia lagi.</Trans>,
    wait: <Trans>Begitu tersedia lagi, kami simpan untuk Anda dan mengabari lewat email.</Trans>,
    offer: (until) => <Trans>Satu tempat kami simpan untuk Anda sampai {until}.</Trans>,
  },
  stock: {
    join: <Trans>Stok sudah habis. Kami mengabari Anda bila tersedia lagi.</Trans>,
    wait: <Trans>Begitu tersedia lagi, kami simpan untuk Anda dan mengabari lewat email.</Trans>,
    offer: (until) => <Trans>Satu barang kami simpan untuk Anda sampai {until}.</Trans>,
  },
}

interface WaitlistBoxProps {
  product: Pick<ProductCard, 'item_id' | 'kind'>
  /** Tells all of it, as in the side card; else only what to press. */
  stacked?: boolean
  /** How the seat is taken that was offered to this person. */
  buy: ReactNode
}

/** For a sold-out product: join the waiting list, see the place in it, or take the offered seat. */
export function WaitlistBox({ product, stacked = false, buy }: WaitlistBoxProps) {
  const waiting = useWaitlist(product.item_id)
  const { place, busy } = waiting
  const texts = TEXTS[kindMeta[product.kind].capacity]
  if (!place) return <Join stacked={stacked} texts={texts} busy={busy} onJoin={waiting.join} />
  const leave = (
    <Button variant="ghost" size={stacked ? 'md' : 'sm'} busy={busy} onClick={waiting.leave}>
      <Trans>Keluar dari daftar tunggu</Trans>
    </Button>
  )
  if (place.offered_until)
    return (
      <Offer place={place} stacked={stacked} texts={texts} buy={buy} leave={stacked && leave} />
    )
  return (
    <div className={cn('grid gap-2', !stacked && 'justify-items-end')}>
      <p className="flex items-center gap-2.5 font-semibold text-strong">
        <Hourglass aria-hidden className="size-5 shrink-0 text-primary" />
        <Trans>Antrean nomor {place.position}</Trans>
      </p>
      {stacked && <p className="text-sm text-muted">{texts.wait}</p>}
      {leave}
    </div>
  )
}

interface JoinProps {
  stacked: boolean
  texts: WaitingTexts
  busy: boolean
  onJoin: () => void
}

function Join({ stacked, texts, busy, onJoin }: JoinProps) {
  return (
    <div className="grid gap-2">
      <Button size={stacked ? 'lg' : 'md'} block={stacked} busy={busy} onClick={onJoin}>
        <BellRing aria-hidden className="size-4.5" />
        <Trans>Masuk daftar tunggu</Trans>
      </Button>
      {stacked && <p className="text-sm text-muted">{texts.join}</p>}
    </div>
  )
}

interface OfferProps {
  place: WaitlistPlace
  stacked: boolean
  texts: WaitingTexts
  buy: ReactNode
  leave: ReactNode
}

function Offer({ place, stacked, texts, buy, leave }: OfferProps) {
  if (!stacked) return buy
  return (
    <div className="grid gap-3">
      <OfferNote until={place.offered_until} texts={texts} />
      {buy}
      {leave}
    </div>
  )
}

function OfferNote({ until, texts }: { until: string | null; texts: WaitingTexts }) {
  return (
    <p className="flex gap-2.5 rounded-control bg-success-tint p-3 text-[15px] font-medium text-success">
      <PartyPopper aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{texts.offer(formatDateTime(until ?? ''))}</span>
    </p>
  )
}

/** What the bar of small screens has no room for: what waiting means, and until when a seat is held. */
export function WaitlistNote({ product }: Pick<WaitlistBoxProps, 'product'>) {
  const { place, busy, leave } = useWaitlist(product.item_id)
  const texts = TEXTS[kindMeta[product.kind].capacity]
  if (!place?.offered_until)
    return <p className="text-sm text-muted">{place ? texts.wait : texts.join}</p>
  return (
    <div className="grid justify-items-start gap-2">
      <OfferNote until={place.offered_until} texts={texts} />
      <Button variant="ghost" size="sm" busy={busy} onClick={leave}>
        <Trans>Keluar dari daftar tunggu</Trans>
      </Button>
    </div>
  )
}
