import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cartQuery } from '../../api/cart'
import { messageOf } from '../../api/messageOf'
import { siteQuery } from '../../api/queries'
import type { CartRow } from '../../api/types'
import { paths, to } from '../../app/paths'
import { CartSkeleton } from '../../features/cart/CartSkeleton'
import { CheckoutSummary } from '../../features/payment/CheckoutSummary'
import { usePageMeta } from '../../lib/pageMeta'
import { loadSnap } from '../../lib/snap'
import { LinkButton } from '../../ui/Button'
import { EmptyCart } from '../../ui/illustrations'
import { type Crumb, PageHeader } from '../../ui/PageHeader'
import { EmptyState, ErrorState } from '../../ui/States'
import { TitleText } from '../../ui/TitleText'

const PendingOrder = lazy(async () => ({
  default: (await import('../../features/orders/PendingOrder')).PendingOrder,
}))

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Tinjau pesanan`)
  usePreloadSnap()
  return (
    <div className="page flex-col max-desk:flex max-desk:min-h-[calc(100dvh-4rem)] desk:pb-10">
      <PageHeader
        title={<Trans>Tinjau pesanan</Trans>}
        lead={<Trans>Periksa kembali pesanan Anda sebelum membayar.</Trans>}
        crumbs={useWayBack()}
      />
      <Purchase />
    </div>
  )
}

/** Preloads the provider's script; a failure is only shown when it is needed. */
function usePreloadSnap(): void {
  const payment = useQuery(siteQuery()).data?.payment
  useEffect(() => {
    if (payment) loadSnap(payment).catch(() => undefined)
  }, [payment])
}

/** Breadcrumbs to the cart, or to the product that led here. */
function useWayBack(): Crumb[] {
  const [params] = useSearchParams()
  const { data } = useQuery(cartQuery())
  if (params.get('from') !== 'product') return [{ label: <Trans>Keranjang</Trans>, to: paths.cart }]
  const [row] = pick(data?.rows ?? [], wantedIds(params.get('items')))
  return [
    { label: <Trans>Katalog</Trans>, to: paths.product },
    ...(row
      ? [{ label: <TitleText>{row.title}</TitleText>, to: to.detail(row.kind, row.slug) }]
      : []),
  ]
}

function wantedIds(items: string | null): number[] | null {
  return items === null ? null : items.split(',').map(Number)
}

function Purchase() {
  const [params] = useSearchParams()
  const items = params.get('items')
  const { data, error, refetch } = useQuery(cartQuery())
  if (data) return <Checkout key={items} rows={pick(data.rows, wantedIds(items))} />
  if (error) return <ErrorState message={messageOf(error)} onRetry={refetch} />
  return <CartSkeleton />
}

function Checkout({ rows }: { rows: readonly CartRow[] }) {
  return (
    <CheckoutSummary
      rows={rows}
      empty={<NothingToPay />}
      notice={
        <Suspense fallback={null}>
          <PendingOrder isSameOnly itemIds={rows.map(({ item_id }) => item_id)} />
        </Suspense>
      }
    />
  )
}

function pick(rows: readonly CartRow[], ids: number[] | null): readonly CartRow[] {
  return ids === null ? rows : rows.filter((row) => ids.includes(row.cart_id))
}

function NothingToPay() {
  return (
    <EmptyState
      illustration={<EmptyCart />}
      title={<Trans>Tidak ada yang perlu dibayar di sini</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.cart} variant="secondary">
            <Trans>Ke keranjang</Trans>
          </LinkButton>
          <LinkButton to={to.transactions('process')}>
            <Trans>Lihat transaksi</Trans>
          </LinkButton>
        </div>
      }
    >
      <Trans>
        Produk yang Anda pilih tidak ada lagi di keranjang, mungkin karena sudah dipesan.
      </Trans>
    </EmptyState>
  )
}
