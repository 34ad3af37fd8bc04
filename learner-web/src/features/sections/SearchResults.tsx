import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { KindSlug, List, ProductCard } from '../../api/types'
import { paths, to } from '../../app/paths'
import { kindSlugs, kinds } from '../../kinds'
import { titleRules } from '../../kinds/titleRules'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { PageSection } from '../../ui/PageSection'
import { EmptyState, ErrorState } from '../../ui/States'
import { GridSkeleton, ProductGrid } from '../catalogue/ProductGrid'
import { productsQuery } from '../catalogue/queries'
import { JobRoles } from './JobRoles'

const SHOWN = 6

/** What a word finds in every kind of product. */
export function SearchResults({ words }: { words: string }) {
  const results = useQueries({
    queries: kindSlugs.map((kind) =>
      productsQuery(kind, { rows: SHOWN, rules: titleRules(words) }),
    ),
  })
  const found = results.reduce((sum, { data }) => sum + (data?.total ?? 0), 0)
  const failed = results.find(({ isError }) => isError)
  const settled = results.every(({ isPending }) => !isPending)
  return (
    <div className="page pb-4">
      <header className="grid gap-1.5 pt-6 desk:pt-9">
        <h1 className="text-2xl desk:text-3xl">
          <Trans>Hasil pencarian “{words}”</Trans>
        </h1>
        <p role="status" className="min-h-6 text-muted">
          {settled && !failed && <Trans>{found} produk ditemukan</Trans>}
        </p>
      </header>
      {failed && <ErrorState onRetry={() => results.forEach(({ refetch }) => void refetch())} />}
      {settled && !failed && found === 0 && <NothingSuits words={words} />}
      {kindSlugs.map((kind, index) => (
        <KindResults key={kind} kind={kind} words={words} result={results[index]} />
      ))}
    </div>
  )
}

interface KindResultsProps {
  kind: KindSlug
  words: string
  result: UseQueryResult<List<ProductCard>> | undefined
}

function KindResults({ kind, words, result }: KindResultsProps) {
  const { i18n } = useLingui()
  const { data } = result ?? {}
  if (!result?.isPending && !data?.total) return null
  const all = `${to.kind(kind)}?q=${encodeURIComponent(words)}`
  return (
    <PageSection
      title={i18n._(kinds[kind].heading)}
      lead={data && <Trans>{data.total} produk</Trans>}
      {...(data && data.total > SHOWN && { all })}
    >
      {data ? <ProductGrid cards={data.rows} /> : <GridSkeleton count={3} />}
    </PageSection>
  )
}

function NothingSuits({ words }: { words: string }) {
  return (
    <>
      <EmptyState
        illustration={<NothingFound />}
        title={<Trans>Belum ada produk berjudul “{words}”</Trans>}
        action={
          <LinkButton to={paths.product} variant="secondary">
            <Trans>Lihat semua produk</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Coba kata yang lebih singkat, seperti “data” atau “keamanan”, atau mulai dari peran Anda.
        </Trans>
      </EmptyState>
      <JobRoles />
    </>
  )
}
