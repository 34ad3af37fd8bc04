import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
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
  const [params, setParams] = useSearchParams()
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
      <Tabs
        label={t`Jenis pembelajaran`}
        value={tabIn(params)}
        onChange={(tab) => setParams(tab === TABS[0] ? {} : { tab })}
        tabs={[
          { value: 'semua', label: <Trans>Semua milik Anda</Trans>, panel: <MyLearning /> },
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
        ]}
      />
    </div>
  )
}
