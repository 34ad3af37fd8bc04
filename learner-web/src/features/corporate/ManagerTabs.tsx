import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Seat } from '../../api/corporate'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { Tabs } from '../../ui/Tabs'
import { HeatMap } from './HeatMap'

// Each is loaded when its tab is opened.
const Team = lazy(async () => ({ default: (await import('./Team')).Team }))
const Quotations = lazy(async () => ({ default: (await import('./Quotations')).Quotations }))
const Seats = lazy(async () => ({ default: (await import('./Seats')).Seats }))
const History = lazy(async () => ({ default: (await import('./History')).History }))

const TABS = ['results', 'team', 'quotations', 'seats', 'history'] as const
type TabName = (typeof TABS)[number]

/** What owners and PICs run. */
export function ManagerTabs({ seats }: { seats: readonly Seat[] }) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const company = params.get('company')
  const named = params.get('tab') as TabName | null
  return (
    <div>
      <Tabs
        fitted
        label={t`Bagian ruang belajar`}
        value={named && TABS.includes(named) ? named : 'results'}
        onChange={(tab) =>
          setParams(company ? { company, tab } : { tab }, { preventScrollReset: true })
        }
        tabs={[
          { value: 'results', label: <Trans>TNA</Trans>, panel: <HeatMap /> },
          {
            value: 'team',
            label: <Trans>Anggota</Trans>,
            panel: withSuspense(<Team seats={seats} />),
          },
          {
            value: 'quotations',
            label: <Trans>Penawaran</Trans>,
            panel: withSuspense(<Quotations />),
          },
          { value: 'seats', label: <Trans>Kursi</Trans>, panel: withSuspense(<Seats />) },
          { value: 'history', label: <Trans>Riwayat</Trans>, panel: withSuspense(<History />) },
        ]}
      />
    </div>
  )
}

const withSuspense = (panel: ReactNode) => (
  <Suspense fallback={<ListSkeleton count={2} className="grid gap-4" item="h-36 rounded-card" />}>
    {panel}
  </Suspense>
)
