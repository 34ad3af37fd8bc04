import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ResultPreview } from '../../features/example-result/ResultPreview'
import { AgencyFilter } from '../../features/explore/AgencyFilter'
import { ProjectList, RoleList } from '../../features/explore/ExploreLists'
import { tabOf } from '../../features/explore/exploreState'
import { FamilyField } from '../../features/explore/FamilyField'
import { Clients } from '../../features/storefront/HomeExtras'
import { OrganizationsBand, OrganizationsCard } from '../../features/storefront/OrganizationsBand'
import { withValue } from '../../lib/listParams'
import { usePageMeta } from '../../lib/pageMeta'
import { Banner } from '../../ui/Banner'
import { Checkbox } from '../../ui/Field'
import { SearchBox } from '../../ui/SearchBox'
import { type Tab, Tabs } from '../../ui/Tabs'

export function Component() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(withValue(params, name, value), { replace: true, preventScrollReset: true })
  usePageMeta(
    t`Jelajahi peran digital`,
    t`Temukan peran digital Anda: unit kompetensi yang dipersyaratkan, asesmennya, dan pelatihan untuk mencapainya.`,
  )
  const isProjects = tabOf(params) === 'projects'
  const search = (
    <SearchBox
      label={isProjects ? t`Cari proyek` : t`Cari peran`}
      placeholder={isProjects ? t`Misalnya: arsitektur` : t`Misalnya: analis data`}
      value={params.get('q')?.trim() ?? ''}
      onChange={(words) => set('q', words)}
      className="w-full max-w-xl pt-2 [&>svg]:mt-1"
    />
  )
  const tabs: Tab<'roles' | 'projects'>[] = [
    {
      value: 'roles',
      label: <Trans>Peran</Trans>,
      panel: (
        <>
          <div className="grid grid-cols-2 gap-x-3 gap-y-1 pb-5 sm:flex sm:items-end sm:gap-4">
            <FamilyField
              value={params.get('family') ?? ''}
              onChange={(family) => set('family', family)}
            />
            <AgencyFilter
              value={params.get('instansi') ?? ''}
              onChange={(agency) => set('instansi', agency)}
            />
            <Checkbox
              label={<Trans>Hanya yang ada asesmennya</Trans>}
              checked={params.has('assessed')}
              onChange={(event) => set('assessed', event.target.checked ? '1' : '')}
              className="max-sm:col-span-2"
            />
          </div>
          <RoleList params={params} />
        </>
      ),
    },
    {
      value: 'projects',
      label: <Trans>Proyek</Trans>,
      panel: (
        <>
          <ProjectList params={params} />
          <div className="desk:hidden">
            <OrganizationsBand />
          </div>
        </>
      ),
    },
  ]
  return (
    <>
      {isProjects ? <ProjectsBanner>{search}</ProjectsBanner> : <RolesBanner>{search}</RolesBanner>}
      <div className="page pt-5">
        <Tabs
          label={t`Peran dan proyek`}
          tabs={tabs}
          value={tabOf(params)}
          onChange={(tab) =>
            setParams(tab === 'projects' ? { tab } : {}, { preventScrollReset: true })
          }
        />
        <Clients />
      </div>
    </>
  )
}

function RolesBanner({ children }: { children: ReactNode }) {
  return (
    <Banner
      title={<Trans>Mulai dari peran Anda</Trans>}
      lead={
        <Trans>
          Setiap peran memiliki unit kompetensi dan level yang dipersyaratkan. Lihat apa yang perlu
          Anda kuasai, lalu ukur dan tingkatkan.
        </Trans>
      }
      aside={
        <div className="max-desk:hidden">
          <ResultPreview />
        </div>
      }
    >
      {children}
    </Banner>
  )
}

function ProjectsBanner({ children }: { children: ReactNode }) {
  return (
    <Banner
      title={<Trans>Yang telah kami kerjakan</Trans>}
      lead={
        <Trans>
          Pemetaan, penyusunan arsitektur, dan pelatihan bersama instansi dan perusahaan.
        </Trans>
      }
      aside={<OrganizationsCard />}
    >
      {children}
    </Banner>
  )
}
