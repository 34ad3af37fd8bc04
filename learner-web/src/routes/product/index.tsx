import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { preloadWhenIdle } from '../../app/preload'
import { Categories } from '../../features/storefront/Categories'
import { Hero } from '../../features/storefront/Hero'
import { usePageMeta } from '../../lib/pageMeta'
import { ABOUT } from '../../ui/Anchor'
import { LazyInView } from '../../ui/LazyInView'

const AHEAD = '250px'
const loadSections = async () => {
  const { HomeSections } = await import('../../features/storefront/HomeSections')
  return { default: HomeSections }
}
const HomeSections = lazy(loadSections)
const SearchResults = lazy(async () => {
  const { SearchResults } = await import('../../features/sections/SearchResults')
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
        <LazyHomeSections />
      </div>
    </>
  )
}

// What stands below the doors: its code comes when the page has time, it is drawn when somebody scrolls there.
function LazyHomeSections() {
  const isLedThere = useLocation().hash === `#${ABOUT}`
  useEffect(() => {
    void preloadWhenIdle('homeSections').then(loadSections)
  }, [])
  return (
    <LazyInView
      ahead={AHEAD}
      isWanted={isLedThere}
      placeholder={<div className="min-h-[250rem]" />}
    >
      <HomeSections />
    </LazyInView>
  )
}
