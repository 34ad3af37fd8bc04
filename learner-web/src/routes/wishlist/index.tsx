import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { WISH_ROWS, wishesQuery } from '../../api/wishlist'
import { paths } from '../../app/paths'
import { WishTile } from '../../features/wishlist/WishTile'
import { useListParams } from '../../lib/listParams'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { LazyInView } from '../../ui/LazyInView'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'

const Recommended = lazy(async () => ({
  default: (await import('../../features/home/ForYou')).Recommended,
}))

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
  const { page } = useListParams()
  const pending = <ListSkeleton count={6} className={columns} item="h-96 rounded-card" />
  const empty = page > 1 ? <LastPageGone /> : <NoWishes />
  return (
    <QueryView query={useQuery(wishesQuery(page))} pending={pending} empty={empty}>
      {(data) => (
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
          <ListPages total={data.total} rows={WISH_ROWS} />
          <Suggestions without={data.rows.map(({ item_id }) => item_id)} />
        </>
      )}
    </QueryView>
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
    <>
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
      <Suggestions />
    </>
  )
}

function Suggestions(props: { without?: readonly number[] }) {
  return (
    <LazyInView placeholder={<div className="h-96" />}>
      <Recommended {...props} />
    </LazyInView>
  )
}
