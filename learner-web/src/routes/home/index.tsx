import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { latestAssessmentsQuery } from '../../api/assessments'
import { KindTiles } from '../../features/catalogue/KindTiles'
import { News, RecentlyViewed, Recommended } from '../../features/home/ForYou'
import { Welcome } from '../../features/home/Welcome'
import { JobRoles } from '../../features/sections/JobRoles'
import { KindSection } from '../../features/sections/KindSection'
import { UpcomingProducts } from '../../features/sections/UpcomingProducts'
import { usePageMeta } from '../../lib/pageMeta'
import { Skeleton } from '../../ui/Skeleton'

const SHOWN = 6
// Few users have a company, or a pending result or order.
const CompanyCard = lazy(async () => ({
  default: (await import('../../features/home/CompanyCard')).CompanyCard,
}))
const PendingResult = lazy(async () => ({
  default: (await import('../../features/free-assessment/PendingResult')).PendingResult,
}))
const Awaited = lazy(async () => ({
  default: (await import('../../features/home/Awaited')).Awaited,
}))
const Today = lazy(async () => ({ default: (await import('../../features/home/Today')).Today }))

export function Component() {
  const { t } = useLingui()
  const { data } = useQuery(latestAssessmentsQuery())
  usePageMeta(t`Beranda`)
  const owned = new Set(data?.rows.map(({ item_id }) => item_id))
  return (
    <>
      <Welcome />
      <div className="page pb-4">
        <Suspense>
          <CompanyCard />
          <PendingResult />
          <Awaited />
        </Suspense>
        <Suspense
          fallback={
            <Skeleton className="mt-4 min-h-92 rounded-card first:mt-6 desk:mt-5 desk:min-h-44 desk:first:mt-8" />
          }
        >
          <Today />
        </Suspense>
        <Recommended />
        <KindTiles />
        <KindSection
          kind="assessment"
          query={{ rows: 2 * SHOWN }}
          filter={({ item_id }) => !owned.has(item_id)}
          most={SHOWN}
        />
        <UpcomingProducts />
        <RecentlyViewed />
        <JobRoles />
        <News />
      </div>
    </>
  )
}
