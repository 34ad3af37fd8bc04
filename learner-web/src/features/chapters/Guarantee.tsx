import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw, ShieldCheck, Video } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { siteQuery } from '../../api/queries'
import type { ProductDetail } from '../../api/types'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'
import { useOwned } from '../owned/useOwned'

const OwnersNotes = lazy(async () => ({
  default: (await import('../buy/OwnersNotes')).OwnersNotes,
}))

const DAY_MS = 86_400_000

/** Beside the price: payment methods and refunds; for owners, what they own. */
export function Guarantee({ product }: { product: ProductDetail }) {
  if (useOwned(product.item_id))
    return (
      <Suspense fallback={null}>
        <OwnersNotes itemId={product.item_id} />
      </Suspense>
    )
  return <ForBuyers product={product} />
}

function ForBuyers({ product }: { product: ProductDetail }) {
  const isFree = product.price === 0
  if (!product.on_sale) return null
  return (
    <ul className="grid gap-2 text-sm text-muted">
      {!isFree && !product.awaits_date && (
        <Line icon={<RotateCcw aria-hidden className="mt-px size-4.5 shrink-0 text-primary" />}>
          <MoneyBack product={product} />
        </Line>
      )}
      <Line icon={<ShieldCheck aria-hidden className="mt-px size-4.5 shrink-0 text-primary" />}>
        {isFree ? (
          <Trans>Gratis, tanpa kartu dan tanpa biaya tersembunyi.</Trans>
        ) : (
          <Trans>Pembayaran aman lewat transfer bank, QRIS, atau kartu.</Trans>
        )}
      </Line>
      {isFree && product.kind === 'webinar' && (
        <Line icon={<Video aria-hidden className="mt-px size-4.5 shrink-0 text-primary" />}>
          <Trans>Setelah mendaftar, tautan masuk ada di Belajar saya.</Trans>
        </Line>
      )}
    </ul>
  )
}

/** Until when the money comes back in full, as the shop's rule says. */
function MoneyBack({ product }: { product: ProductDetail }) {
  const refund = useQuery(siteQuery()).data?.refund
  const startsAt = product.starts_at
  if (!refund) return null
  const { days_before_start: before, days_after_payment: after } = refund
  if (startsAt && Date.parse(startsAt) - before * DAY_MS <= Date.now())
    return (
      <Trans>Dimulai dalam {before} hari atau kurang, jadi dana tidak dapat diminta kembali.</Trans>
    )
  return (
    <>
      <Link to={paths.terms} className="font-semibold text-primary hover:underline">
        <Trans>Jaminan pengembalian dana</Trans>
      </Link>
      {': '}
      {startsAt ? (
        <Trans>penuh bila diminta paling lambat {before} hari sebelum dimulai.</Trans>
      ) : (
        <UndatedRefund kind={product.kind} days={after} />
      )}
    </>
  )
}

/** The rule without a start date; goods have no start at all. */
function UndatedRefund({ kind, days }: { kind: ProductDetail['kind']; days: number }) {
  if (kind === 'other') return <Trans>penuh bila diminta dalam {days} hari setelah membayar.</Trans>
  return <Trans>penuh bila diminta dalam {days} hari setelah membayar, selama belum dimulai.</Trans>
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      {icon}
      <span>{children}</span>
    </li>
  )
}
