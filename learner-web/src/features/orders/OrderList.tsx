import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messageOf } from '../../api/messageOf'
import {
  TRANSACTIONS_PER_PAGE,
  type TransactionTab,
  transactionsQuery,
} from '../../api/transactions'
import { paths } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Pagination } from '../../ui/Pagination'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState, ErrorState } from '../../ui/States'
import { OrderCard } from './OrderCard'

interface OrderListProps {
  tab: TransactionTab
  page: number
  href: (page: number) => string
}

/** One page of orders. */
export function OrderList({ tab, page, href }: OrderListProps) {
  const { data, error, refetch } = useQuery({
    ...transactionsQuery(tab, page),
    placeholderData: keepPreviousData,
  })
  if (error && !data)
    return <ErrorState message={messageOf(error) ?? undefined} onRetry={refetch} />
  if (!data) return <ListSkeleton />
  if (data.data.length === 0) return <NoOrders tab={tab} />
  return (
    <>
      <ul className="grid gap-4">
        {data.data.map((order) => (
          <li key={order.order_id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(data.total / TRANSACTIONS_PER_PAGE)} href={href} />
    </>
  )
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
