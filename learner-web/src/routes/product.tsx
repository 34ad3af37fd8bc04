import { useLingui } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Hero } from '../features/catalogue/Hero'
import { KindTiles } from '../features/catalogue/KindTiles'
import { bringGoodsTexts } from '../i18n/i18n'
import { usePageMeta } from '../lib/pageMeta'

// What stands below the doors comes after them, with its texts.
function later<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), bringGoodsTexts()])
    return { default: component }
  })
}

const HomeShelves = later(() =>
  import('../features/catalogue/HomeShelves').then((module) => module.HomeShelves),
)
const SearchResults = later(() =>
  import('../features/catalogue/SearchResults').then((module) => module.SearchResults),
)

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
        <KindTiles />
        <Suspense fallback={<div className="min-h-dvh" />}>
          <HomeShelves />
        </Suspense>
      </div>
    </>
  )
}
