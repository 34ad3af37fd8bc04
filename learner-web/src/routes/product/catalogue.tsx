import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CategoryTiles, RolesTile } from '../../features/storefront/Categories'
import { storefrontQuery } from '../../features/storefront/queries'
import { kindSlugs } from '../../kinds/kindMeta'
import { usePageMeta } from '../../lib/pageMeta'
import { PageHeader } from '../../ui/PageHeader'

const KindSections = lazy(async () => ({
  default: (await import('../../features/sections/KindSections')).KindSections,
}))
const SearchResults = lazy(async () => ({
  default: (await import('../../features/sections/SearchResults')).SearchResults,
}))

/** All kinds of products, with the next products of each. */
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
    <div className="page pb-4">
      <PageHeader
        title={<Trans>Katalog</Trans>}
        lead={<Trans>Pilih jenisnya, atau lihat yang terdekat dari setiap jenis.</Trans>}
      />
      <Kinds />
      <Suspense fallback={<div className="min-h-[250rem]" />}>
        <KindSections />
      </Suspense>
    </div>
  )
}

function Kinds() {
  const { t } = useLingui()
  const counts = useQuery(storefrontQuery()).data?.numbers.by_kind
  return (
    <nav aria-label={t`Jenis produk`}>
      <CategoryTiles kinds={kindSlugs} counts={counts} end={<RolesTile />} />
    </nav>
  )
}
