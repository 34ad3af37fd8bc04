import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { cartQuery } from '../../api/cart'
import { messageOf } from '../../api/messageOf'
import type { CartRow } from '../../api/types'
import { paths } from '../../app/paths'
import { CartList } from '../../features/cart/CartList'
import { CartSkeleton } from '../../features/cart/CartSkeleton'
import { CartBar, CartSummary } from '../../features/cart/CartSummary'
import { presetIn } from '../../features/cart/preset'
import { chosenRows } from '../../features/cart/selection'
import { usePreset } from '../../features/cart/usePreset'
import { useSelection } from '../../features/cart/useSelection'
import { type TriedVoucher, VoucherBox } from '../../features/cart/VoucherBox'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { EmptyCart } from '../../ui/illustrations'
import { LazyInView } from '../../ui/LazyInView'
import { PageHeader } from '../../ui/PageHeader'
import { EmptyState, ErrorState } from '../../ui/States'

const PendingOrder = lazy(async () => ({
  default: (await import('../../features/orders/PendingOrder')).PendingOrder,
}))
const Recommended = lazy(async () => ({
  default: (await import('../../features/home/ForYou')).Recommended,
}))

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Keranjang`)
  return (
    <div className="page flex-col max-desk:flex max-desk:min-h-[calc(100dvh-8rem)] desk:pb-10">
      <PageHeader title={<Trans>Keranjang</Trans>} />
      <Cart />
    </div>
  )
}

function Cart() {
  const [params] = useSearchParams()
  const isChoosing = usePreset(presetIn(params))
  const { data, error, refetch } = useQuery(cartQuery())
  if (data && !isChoosing)
    return data.rows.length > 0 ? <CartContents rows={data.rows} /> : <EmptyCartState />
  if (error) return <ErrorState message={messageOf(error)} onRetry={refetch} />
  return <CartSkeleton />
}

/** A voucher from the URL that was refused. */
function useTried(): TriedVoucher | null {
  const state = useLocation().state as { tried?: TriedVoucher } | null
  return state?.tried ?? null
}

function CartContents({ rows }: { rows: readonly CartRow[] }) {
  const [leftOut] = useSelection()
  const wanted = chosenRows(rows, leftOut)
  return (
    <>
      <div className="grid flex-1 content-start items-start gap-6 max-desk:pb-6 desk:grid-cols-[1fr_22rem]">
        <div className="grid gap-6">
          <Suspense fallback={null}>
            <PendingOrder itemIds={rows.map(({ item_id }) => item_id)} />
          </Suspense>
          <CartList rows={rows} />
        </div>
        <aside className="grid gap-4 desk:sticky desk:top-24">
          <VoucherBox rows={wanted} tried={useTried()} />
          <CartSummary rows={wanted} />
        </aside>
      </div>
      <CartBar rows={wanted} />
    </>
  )
}

function EmptyCartState() {
  return (
    <>
      <Suspense fallback={null}>
        <PendingOrder />
      </Suspense>
      <EmptyState
        illustration={<EmptyCart />}
        title={<Trans>Keranjang Anda masih kosong</Trans>}
        action={
          <LinkButton to={paths.product}>
            <Trans>Jelajahi katalog</Trans>
          </LinkButton>
        }
      >
        <Trans>Temukan asesmen untuk peran Anda, lalu lengkapi dengan pelatihan yang tepat.</Trans>
      </EmptyState>
      <LazyInView placeholder={<div className="h-96" />}>
        <Recommended />
      </LazyInView>
    </>
  )
}
