import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BellOff, BellRing, CalendarClock } from 'lucide-react'
import { siteQuery } from '../../api/queries'
import type { ProductCard } from '../../api/types'
import { kindMeta } from '../../kinds/kindMeta'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/Button'
import { useWish } from '../wish/useWish'

const DAY_MS = 86_400_000

/** What is sold before its exam has a date: what one gets now, and the way to hear of the date instead. */
export function AwaitsDate({ product }: { product: ProductCard }) {
  return (
    <section className="grid gap-2.5 rounded-control bg-warning-tint p-3.5 text-[15px] text-strong">
      <h2 className="flex items-center gap-2 text-[15px] font-semibold">
        <CalendarClock aria-hidden className="size-5 shrink-0 text-warning" />
        <Trans>Jadwal ujian belum dibuka</Trans>
      </h2>
      <p>
        <Trans>
          Yang Anda dapat sekarang: satu kursi. Ujiannya Anda mulai dari Belajar saya begitu
          jadwalnya dibuka.
        </Trans>{' '}
        {product.price > 0 && <RefundDeadline />}
      </p>
      <NotifyMe product={product} />
    </section>
  )
}

/** The day until which who pays today may ask for the money, date or no date. */
function RefundDeadline() {
  const refund = useQuery(siteQuery()).data?.refund
  if (!refund) return null
  const until = formatDate(new Date(Date.now() + refund.days_after_payment * DAY_MS).toISOString())
  return (
    <Trans>
      Bila membayar hari ini, dana kembali penuh sampai {until}; setelah itu tidak lagi, walau
      jadwal belum dibuka.
    </Trans>
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
      <p className="text-[13px] text-muted">
        {wished ? (
          <Trans>Ada di wishlist Anda. Kami mengabari Anda begitu jadwalnya dibuka.</Trans>
        ) : (
          <Trans>Belum ingin membeli? Kami simpan di wishlist Anda dan mengabari Anda.</Trans>
        )}
      </p>
    </div>
  )
}
