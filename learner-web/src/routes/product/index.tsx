import { useLingui } from '@lingui/react/macro'
import { lazy, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
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

export function Component() {
  const { t } = useLingui()
  usePageMeta(
    t`Katalog asesmen dan pelatihan`,
    t`Ukur kompetensi digital Anda, temukan kesenjangannya, lalu ikuti pelatihan yang tepat di Duxi.`,
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

// Below the first screen: loaded when the browser is idle, rendered when scrolled into view.
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
