import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { messageOf } from '../../api/messageOf'
import { WISH_ROWS, wishesQuery } from '../../api/wishlist'
import { paths } from '../../app/paths'
import { pageOf, pageSearch } from '../../features/catalogue/listState'
import { WishTile } from '../../features/wishlist/WishTile'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { Pagination } from '../../ui/Pagination'
import { EmptyState, ErrorState } from '../../ui/States'

const columns = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Wishlist`)
  return (
    <div className="page pb-4">
      <PageHeader
        title={<Trans>Wishlist</Trans>}
        lead={<Trans>Produk yang Anda simpan untuk nanti.</Trans>}
      />
      <Wishes />
    </div>
  )
}

function Wishes() {
  const [params] = useSearchParams()
  const page = pageOf(params)
  const { data, error, isPending, refetch } = useQuery(wishesQuery(page))
  if (isPending) return <ListSkeleton count={6} className={columns} item="h-96 rounded-card" />
  if (!data) return <ErrorState message={messageOf(error) ?? undefined} onRetry={refetch} />
  if (data.rows.length === 0) return page > 1 ? <LastPageGone /> : <NoWishes />
  return (
    <>
      <p role="status" className="pb-4 font-semibold text-strong">
        <Trans>{data.total} produk</Trans>
      </p>
      <ul className={columns}>
        {data.rows.map((row) => (
          <li key={row.wishlist_id}>
            <WishTile row={row} page={page} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(data.total / WISH_ROWS)}
        href={(next) => pageSearch(params, next)}
      />
    </>
  )
}

function LastPageGone() {
  return (
    <EmptyState
      title={<Trans>Halaman ini sudah kosong</Trans>}
      action={
        <LinkButton to={paths.wishlist} variant="secondary">
          <Trans>Ke halaman pertama</Trans>
        </LinkButton>
      }
    />
  )
}

function NoWishes() {
  return (
    <EmptyState
      title={<Trans>Wishlist Anda masih kosong</Trans>}
      action={
        <LinkButton to={paths.product}>
          <Trans>Jelajahi katalog</Trans>
        </LinkButton>
      }
    >
      <Trans>Tekan gambar hati pada produk yang menarik, lalu temukan lagi di sini.</Trans>
    </EmptyState>
  )
}
