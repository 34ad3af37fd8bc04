import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { loyaltyQuery, pointsQuery } from '../../api/points'
import { EarningRules } from '../../features/points/EarningRules'
import { History } from '../../features/points/History'
import { Leaderboard } from '../../features/points/Leaderboard'
import { Redeems } from '../../features/points/Redeems'
import { Rewards } from '../../features/points/Rewards'
import { Tiers } from '../../features/points/Tiers'
import { Wallet } from '../../features/points/Wallet'
import { usePageMeta } from '../../lib/pageMeta'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { Tabs } from '../../ui/Tabs'

const TABS = ['rewards', 'mine', 'history', 'leaderboard', 'tiers'] as const
type TabName = (typeof TABS)[number]

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Poin dan hadiah`)
  return (
    <div className="page pb-10">
      <PageHeader
        title={<Trans>Poin dan hadiah</Trans>}
        lead={<Trans>Kumpulkan poin dari belajar dan belanja, lalu tukarkan dengan hadiah.</Trans>}
      />
      <div className="grid grid-cols-1 gap-5 desk:gap-7">
        <Summary />
        <PointTabs />
      </div>
    </div>
  )
}

function Summary() {
  const points = useQuery(pointsQuery())
  const card = useQuery(loyaltyQuery())
  return (
    <QueryView query={points} pending={<Waiting />}>
      {(mine) => (
        <QueryView query={card} pending={<Waiting />}>
          {(loyalty) => <Wallet points={mine} card={loyalty} />}
        </QueryView>
      )}
    </QueryView>
  )
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="h-56 rounded-card" />
    </Loading>
  )
}

/** Users without points read how to earn them first. */
function RewardsPanel() {
  const { data } = useQuery(pointsQuery())
  return (
    <div className="grid grid-cols-1 gap-5">
      {data?.earned_this_year === 0 && <EarningRules />}
      <Rewards />
    </div>
  )
}

function PointTabs() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const named = params.get('tab') as TabName | null
  const value = named && TABS.includes(named) ? named : 'rewards'
  return (
    <Tabs
      label={t`Bagian poin`}
      value={value}
      onChange={(tab) => setParams({ tab }, { preventScrollReset: true })}
      tabs={[
        { value: 'rewards', label: <Trans>Hadiah</Trans>, panel: <RewardsPanel /> },
        { value: 'mine', label: <Trans>Hadiah saya</Trans>, panel: <Redeems /> },
        { value: 'history', label: <Trans>Riwayat</Trans>, panel: <History /> },
        { value: 'leaderboard', label: <Trans>Peringkat</Trans>, panel: <Leaderboard /> },
        { value: 'tiers', label: <Trans>Tingkat</Trans>, panel: <Tiers /> },
      ]}
    />
  )
}
