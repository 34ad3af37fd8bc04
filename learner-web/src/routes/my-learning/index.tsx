import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { learningQuery } from '../../api/learning'
import { paths } from '../../app/paths'
import { CalendarLink } from '../../features/my-learning/CalendarLink'
import { MyAssessments } from '../../features/my-learning/MyAssessments'
import { MyLearning } from '../../features/my-learning/MyLearning'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { PageHeader } from '../../ui/PageHeader'
import { Skeleton } from '../../ui/Skeleton'
import { Tabs } from '../../ui/Tabs'

const CalendarView = lazy(async () => ({
  default: (await import('../../features/my-learning/CalendarView')).CalendarView,
}))

const MyCertifications = lazy(async () => ({
  default: (await import('../../features/my-learning/MyCertifications')).MyCertifications,
}))
const Statistics = lazy(async () => ({
  default: (await import('../../features/my-learning/Statistics')).Statistics,
}))

const EVERYTHING = { page: 1, phase: '', kind: '', words: '' }

const Later = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>{children}</Suspense>
)

const TABS = ['semua', 'kalender', 'asesmen', 'sertifikasi', 'statistik'] as const
type TabName = (typeof TABS)[number]

function tabIn(params: URLSearchParams): TabName {
  return TABS.find((tab) => tab === params.get('tab')) ?? TABS[0]
}

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Belajar saya`)
  return (
    <div className="page pb-12">
      <PageHeader
        title={<Trans>Belajar saya</Trans>}
        lead={<Trans>Lanjutkan yang sudah Anda mulai, dan lihat hasil yang sudah selesai.</Trans>}
        actions={
          <div className="flex flex-wrap gap-2.5">
            <LinkButton variant="secondary" to={paths.myCertificates}>
              <Trans>Sertifikat saya</Trans>
            </LinkButton>
            <LinkButton variant="secondary" to={paths.downloads}>
              <Trans>Unduhan</Trans>
            </LinkButton>
          </div>
        }
      />
      <LearningTabs />
    </div>
  )
}

/** Views of owned products; without any there are no tabs. */
function LearningTabs() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const tab = tabIn(params)
  const all = useQuery({ ...learningQuery(EVERYTHING), enabled: tab === TABS[0] })
  const everything = {
    value: TABS[0],
    label: <Trans>Semua milik Anda</Trans>,
    panel: <MyLearning />,
  }
  return (
    <Tabs
      label={t`Jenis pembelajaran`}
      value={tab}
      onChange={(next) => setParams(next === TABS[0] ? {} : { tab: next })}
      tabs={
        tab === TABS[0] && all.data?.total === 0
          ? [everything]
          : [
              everything,
              {
                value: 'kalender',
                label: <Trans>Kalender</Trans>,
                panel: (
                  <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
                    <div className="flex justify-end pb-4">
                      <CalendarLink />
                    </div>
                    <CalendarView />
                  </Suspense>
                ),
              },
              { value: 'asesmen', label: <Trans>Asesmen</Trans>, panel: <MyAssessments /> },
              {
                value: 'sertifikasi',
                label: <Trans>Sertifikasi</Trans>,
                panel: (
                  <Later>
                    <MyCertifications />
                  </Later>
                ),
              },
              {
                value: 'statistik',
                label: <Trans>Statistik</Trans>,
                panel: (
                  <Later>
                    <Statistics />
                  </Later>
                ),
              },
            ]
      }
    />
  )
}
