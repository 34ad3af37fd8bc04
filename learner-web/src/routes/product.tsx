import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { Agenda } from '../features/catalogue/Agenda'
import { Hero } from '../features/catalogue/Hero'
import { JobRoles } from '../features/catalogue/JobRoles'
import { KindShelf } from '../features/catalogue/KindShelf'
import { SearchResults } from '../features/catalogue/SearchResults'
import { usePageMeta } from '../lib/pageMeta'

const SHOWN = 6

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const words = params.get('q')?.trim() ?? ''
  usePageMeta(
    words ? t`Hasil pencarian “${words}”` : t`Katalog asesmen dan pelatihan`,
    t`Ukur kompetensi digital Anda, temukan kesenjangannya, lalu ikuti pelatihan yang tepat di Duxi.`,
  )
  if (words) return <SearchResults words={words} />
  return (
    <>
      <Hero />
      <div className="page pb-4">
        <KindShelf kind="assessment" query={{ rows: SHOWN }} />
        <Agenda />
        <JobRoles />
      </div>
    </>
  )
}
