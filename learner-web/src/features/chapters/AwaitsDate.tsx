import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BellOff, BellRing, CalendarClock } from 'lucide-react'
import { siteQuery } from '../../api/queries'
import type { ProductCard } from '../../api/types'
import { kindMeta } from '../../kinds/kindMeta'
import { Button } from '../../ui/Button'
import { useWish } from '../wish/useWish'

/** For a product without a date yet: what the buyer gets now, and the alternative of being notified. */
export function AwaitsDate({ product }: { product: ProductCard }) {
  return (
    <section className="grid gap-2.5 rounded-control bg-warning-tint p-3.5 text-[15px] text-strong">
      <h2 className="flex items-center gap-2 text-[15px] font-semibold">
        <CalendarClock aria-hidden className="size-5 shrink-0 text-warning" />
        <Trans>Jadwal ujian belum dibuka</Trans>
      </h2>
      <ul className="grid gap-1 wrap-anywhere">
        <li>
          <Trans>Anda dapat: satu kursi ujian.</Trans>
        </li>
        <li>
          <Trans>Ujian: dari Belajar saya, begitu jadwalnya dibuka.</Trans>
        </li>
        {product.price > 0 && <RefundRule />}
      </ul>
      <NotifyMe product={product} />
    </section>
  )
}

/** The money is not bound before there is a date, and not at once when there is. */
function RefundRule() {
  const refund = useQuery(siteQuery()).data?.refund
  if (!refund) return null
  const days = refund.days_after_payment
  return (
    <li>
      <Trans>Dana: kembali penuh sampai {days} hari setelah jadwal diumumkan.</Trans>
    </li>
  )
}

/** Those who wish for it hear of the date. */
function NotifyMe({ product: { kind, item_id } }: { product: ProductCard }) {
  const { wished, toggle, busy } = useWish({ product: kindMeta[kind].wishCode, item_id })
  return (
    <div className="grid gap-1.5">
      <Button
        variant={wished ? 'secondary' : 'primary'}
        block
        busy={busy}
        className="h-auto min-h-11 py-2 whitespace-normal"
        aria-pressed={wished}
        onClick={toggle}
      >
        {wished ? (
          <BellOff aria-hidden className="size-4.5" />
        ) : (
          <BellRing aria-hidden className="size-4.5" />
        )}
        {wished ? (
          <Trans>Tidak perlu mengabari saya</Trans>
        ) : (
          <Trans>Kabari saya saat jadwal dibuka</Trans>
        )}
      </Button>
      {wished && (
        <p className="text-[13px] text-muted">
          <Trans>Ada di wishlist Anda. Kami mengabari Anda begitu jadwalnya dibuka.</Trans>
        </p>
      )}
    </div>
  )
}
