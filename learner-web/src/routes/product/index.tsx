import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { fetchWhenIdle } from '../../app/ahead'
import { Categories } from '../../features/storefront/Categories'
import { Hero } from '../../features/storefront/Hero'
import { usePageMeta } from '../../lib/pageMeta'
import { ABOUT } from '../../ui/Anchor'
import { LazyInView } from '../../ui/LazyInView'

const AHEAD = '250px'
const loadShelves = async () => {
  const { HomeShelves } = await import('../../features/storefront/HomeShelves')
  return { default: HomeShelves }
}
const HomeShelves = lazy(loadShelves)
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
        <Shelves />
      </div>
    </>
  )
}

// What stands below the doors: its code comes when the page has time, it is drawn when somebody scrolls there.
function Shelves() {
  const isLedThere = useLocation().hash === `#${ABOUT}`
  useEffect(() => {
    void fetchWhenIdle('shelves').then(loadShelves)
  }, [])
  return (
    <LazyInView
      ahead={AHEAD}
      isWanted={isLedThere}
      placeholder={<div className="min-h-[250rem]" />}
    >
      <HomeShelves />
    </LazyInView>
  )
}
