import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LONGEST_SEARCH } from '../../api/search'
import { SearchScreen } from '../../features/search/SearchScreen'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { addRecentSearch } from '../../lib/recentSearches'
import { ListSkeleton } from '../../ui/ListSkeleton'

const SearchIdeas = lazy(async () => ({
  default: (await import('../../features/search/SearchIdeas')).SearchIdeas,
}))

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const words = (params.get('q')?.trim() ?? '').slice(0, LONGEST_SEARCH)
  usePageMeta(
    words ? t`Hasil pencarian “${words}”` : t`Pencarian`,
    t`Cari asesmen, pelatihan, sertifikasi, peran, berita, dan jawaban di Duxi.`,
  )
  useNoIndex()
  useEffect(() => {
    if (words) addRecentSearch(words)
  }, [words])
  return (
    <div className="page pb-4">
      <header className="pt-6 pb-5 desk:pt-9">
        <h1 className="text-2xl wrap-anywhere desk:text-3xl">
          {words ? <Trans>Hasil pencarian “{words}”</Trans> : <Trans>Apa yang Anda cari?</Trans>}
        </h1>
      </header>
      {words ? (
        <SearchScreen key={words} words={words} />
      ) : (
        <Suspense fallback={<ListSkeleton count={3} className="grid gap-3 pt-4" item="h-11" />}>
          <SearchIdeas />
        </Suspense>
      )}
    </div>
  )
}
