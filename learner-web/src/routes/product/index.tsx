import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Categories } from '../../features/storefront/Categories'
import { Hero } from '../../features/storefront/Hero'
import { usePageMeta } from '../../lib/pageMeta'

// What stands below the doors comes after them.
const HomeShelves = lazy(async () => {
  const { HomeShelves } = await import('../../features/storefront/HomeShelves')
  return { default: HomeShelves }
})
const SearchResults = lazy(async () => {
  const { SearchResults } = await import('../../features/catalogue/SearchResults')
  return { default: SearchResults }
})

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const words = params.get('q')?.trim() ?? ''
  usePageMeta(
    words ? t`Hasil pencarian “${words}”` : t`Katalog asesmen dan pelatihan`,
    t`Ukur kompetensi digital Anda, temukan kesenjangannya, lalu ikuti pelatihan yang tepat di Duxi.`,
  )
  if (words)
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <SearchResults words={words} />
      </Suspense>
    )
  return (
    <>
      <Hero />
      <div className="page pb-4">
        <Categories />
        <Suspense fallback={<div className="min-h-dvh" />}>
          <HomeShelves />
        </Suspense>
      </div>
    </>
  )
}
