import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import type { TransactionTab } from '../../api/transactions'
import { JustPaid } from '../../features/orders/JustPaid'
import { OrderList } from '../../features/orders/OrderList'
import { usePendingWatch } from '../../features/orders/usePendingWatch'
import { usePageMeta } from '../../lib/pageMeta'
import { PageHeader } from '../../ui/PageHeader'
import { Tabs } from '../../ui/Tabs'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Transaksi`)
  return (
    <div className="page max-w-4xl">
      <PageHeader
        title={<Trans>Transaksi</Trans>}
        lead={<Trans>Pesanan Anda, dari menunggu pembayaran sampai selesai.</Trans>}
      />
      <JustPaid />
      <Transactions />
    </div>
  )
}

function Transactions() {
  const { t } = useLingui()
  const pending = usePendingWatch()
  const [params, setParams] = useSearchParams()
  const tab: TransactionTab = params.get('tab') === 'complete' ? 'complete' : 'process'
  return (
    <Tabs
      label={t`Transaksi`}
      value={tab}
      onChange={(next) => setParams(next === 'complete' ? { tab: next } : {})}
      tabs={[
        {
          value: 'process',
          label: pending > 0 ? <Trans>Diproses ({pending})</Trans> : <Trans>Diproses</Trans>,
          panel: <OrderList tab="process" />,
        },
        { value: 'complete', label: <Trans>Selesai</Trans>, panel: <OrderList tab="complete" /> },
      ]}
    />
  )
}
