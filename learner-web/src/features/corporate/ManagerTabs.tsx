import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../ui/Tabs'
import { HeatMap } from './HeatMap'
import { History } from './History'
import { Quotations } from './Quotations'
import { Seats } from './Seats'
import { Team } from './Team'

const TABS = ['results', 'team', 'quotations', 'seats', 'history'] as const
type TabName = (typeof TABS)[number]

/** What owners and PICs run. */
export function ManagerTabs() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const company = params.get('company')
  const named = params.get('tab') as TabName | null
  return (
    <Tabs
      label={t`Bagian ruang belajar`}
      value={named && TABS.includes(named) ? named : 'results'}
      onChange={(tab) =>
        setParams(company ? { company, tab } : { tab }, { preventScrollReset: true })
      }
      tabs={[
        { value: 'results', label: <Trans>Hasil TNA</Trans>, panel: <HeatMap /> },
        { value: 'team', label: <Trans>Anggota</Trans>, panel: <Team /> },
        { value: 'quotations', label: <Trans>Penawaran</Trans>, panel: <Quotations /> },
        { value: 'seats', label: <Trans>Pesanan dan kursi</Trans>, panel: <Seats /> },
        { value: 'history', label: <Trans>Riwayat</Trans>, panel: <History /> },
      ]}
    />
  )
}
