import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type OwnedItem, ownedOfProductsQuery } from '../../api/learning'
import {
  TRANSACTIONS_PER_PAGE,
  type TransactionTab,
  transactionsQuery,
} from '../../api/transactions'
import type { Transaction } from '../../api/types'
import { paths } from '../../app/paths'
import { useListParams } from '../../lib/listParams'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { ListPages } from '../../ui/ListPages'
import { QueryView } from '../../ui/QueryView'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'
import { isServed } from './lines'
import { OrderCard } from './OrderCard'

/** One page of orders. */
export function OrderList({ tab }: { tab: TransactionTab }) {
  const { page } = useListParams()
  const query = useQuery({ ...transactionsQuery(tab, page), placeholderData: keepPreviousData })
  const owned = useOwnedOf(query.data?.data ?? [])
  return (
    <QueryView query={query} pending={<ListSkeleton />} empty={<NoOrders tab={tab} />}>
      {({ data: orders, total }) => (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {orders.map((order) => (
              <li key={order.order_id}>
                <OrderCard order={order} owned={owned} />
              </li>
            ))}
          </ul>
          <ListPages total={total} rows={TRANSACTIONS_PER_PAGE} />
        </>
      )}
    </QueryView>
  )
}

/** The owned products of these orders, fetched together. */
function useOwnedOf(orders: readonly Transaction[]): readonly OwnedItem[] {
  const ids = orders.filter(isServed).flatMap(({ items }) => items.map(({ item_id }) => item_id))
  return useQuery(ownedOfProductsQuery([...new Set(ids)].sort((a, b) => a - b))).data?.rows ?? []
}

function NoOrders({ tab }: { tab: TransactionTab }) {
  const title =
    tab === 'process' ? (
      <Trans>Tidak ada pembayaran yang menunggu</Trans>
    ) : (
      <Trans>Belum ada transaksi selesai</Trans>
    )
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton to={paths.product}>
          <Trans>Jelajahi katalog</Trans>
        </LinkButton>
      }
    >
      {tab === 'process' ? (
        <Trans>Pesanan yang belum dibayar muncul di sini beserta batas waktunya.</Trans>
      ) : (
        <Trans>Pesanan yang sudah lunas, kedaluwarsa, atau dibatalkan muncul di sini.</Trans>
      )}
      <span className="mt-2 block">
        <Trans>
          Produk yang diberikan kepada Anda ada di{' '}
          <Link to={paths.myLearning} className="font-semibold text-primary hover:underline">
            Belajar saya
          </Link>
          .
        </Trans>
      </span>
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <Loading>
      <div className="grid gap-4">
        {[1, 2].map((card) => (
          <Card key={card} className="grid gap-4 p-5">
            <Skeleton className="h-10 w-56" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-11 w-full" />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
