import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { NewsCard } from '../../api/accountTypes'
import { newsQuery } from '../../api/news'
import { paths } from '../../app/paths'
import { NewsTile } from '../../features/news/NewsTile'
import { useListParams } from '../../lib/listParams'
import { usePageMeta } from '../../lib/pageMeta'
import { Banner } from '../../ui/Banner'
import { LinkButton } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'

const ROWS = 12
const columns = 'grid gap-3.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3'

export function Component() {
  const { t } = useLingui()
  usePageMeta(
    t`Berita`,
    t`Kabar terbaru tentang kompetensi digital, SPBE, sertifikasi, dan program belajar di Duxi.`,
  )
  return (
    <>
      <Banner
        isLow
        title={<Trans>Berita</Trans>}
        lead={<Trans>Kabar terbaru tentang kompetensi digital dan program belajar kami.</Trans>}
      />
      <div className="page pt-6 pb-4 desk:pt-8">
        <News />
      </div>
    </>
  )
}

function News() {
  const { page } = useListParams()
  const query = useQuery(newsQuery({ page, rows: ROWS, sort: 'published_at|desc' }))
  const pending = <ListSkeleton count={6} className={columns} item="h-80 rounded-card" />
  return (
    <QueryView query={query} pending={pending} empty={<NoNews />}>
      {({ rows, total }) => (
        <div className={cn('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
          <Articles cards={rows} isFirst={page === 1} />
          <ListPages total={total} rows={ROWS} />
        </div>
      )}
    </QueryView>
  )
}

/** The newest one leads the first page, with two beside it where there is room. */
function Articles({ cards, isFirst }: { cards: readonly NewsCard[]; isFirst: boolean }) {
  return (
    <ul className={columns}>
      {cards.map((card, index) => {
        const isLead = isFirst && index === 0
        return (
          <li key={card.slug} className={cn(isLead && 'sm:col-span-2 xl:row-span-2')}>
            <NewsTile card={card} isLead={isLead} heading="h2" />
          </li>
        )
      })}
    </ul>
  )
}

function NoNews() {
  return (
    <EmptyState
      title={<Trans>Belum ada berita di sini</Trans>}
      action={
        <LinkButton to={paths.product} variant="secondary">
          <Trans>Jelajahi katalog</Trans>
        </LinkButton>
      }
    >
      <Trans>Sementara itu, lihat kelas dan asesmen yang dibuka bulan ini.</Trans>
    </EmptyState>
  )
}
