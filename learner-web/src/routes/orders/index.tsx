import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TransactionTab } from '../../api/transactions'
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
      <Transactions />
    </div>
  )
}

function tabIn(params: URLSearchParams): TransactionTab | null {
  const tab = params.get('tab')
  return tab === 'complete' || tab === 'process' ? tab : null
}

/** Without open orders, the finished ones are shown. */
function Transactions() {
  const { t } = useLingui()
  const pending = usePendingWatch()
  const [params, setParams] = useSearchParams()
  const [opening, setOpening] = useState<TransactionTab>()
  if (opening === undefined && pending !== undefined)
    setOpening(pending === 0 ? 'complete' : 'process')
  const tab = tabIn(params) ?? opening ?? 'process'
  return (
    <Tabs
      label={t`Transaksi`}
      value={tab}
      onChange={(next) => setParams({ tab: next })}
      tabs={[
        {
          value: 'process',
          label: pending ? <Trans>Belum dibayar ({pending})</Trans> : <Trans>Belum dibayar</Trans>,
          panel: <OrderList tab="process" />,
        },
        {
          value: 'complete',
          label: <Trans context="several">Selesai</Trans>,
          panel: <OrderList tab="complete" />,
        },
      ]}
    />
  )
}
