import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Skeleton } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { Link } from 'react-router-dom'
import type { OrderCounts } from '../api/types'
import { useOrderCounts } from '../resources/orders/useOrderCounts'
import { lastDays } from '../revenue/period'
import { MoneyOverTime } from '../revenue/RevenueCharts'
import { RevenueTiles } from '../revenue/RevenueTiles'
import { useRevenue } from '../revenue/useRevenue'
import { formatMinutes, formatNumber } from '../ui/format'
import { Panel } from '../ui/Panel'

const LATE_SECONDS = 180

/** Whether orders wait for the payment provider to be asked whether they are paid. */
const Checks = ({ counts }: { counts: OrderCounts }) => {
  const { t } = useLingui()
  const minutes = Math.floor(counts.longest_check_wait_seconds / 60)
  if (counts.longest_check_wait_seconds < LATE_SECONDS) return null
  return (
    <Alert severity="warning">
      {t`${formatNumber(counts.checks_due)} pesanan menunggu dicek ke penyedia pembayaran, paling lama ${formatMinutes(minutes)} yang lalu. Pembayaran yang pemberitahuannya hilang baru tercatat setelah itu.`}
    </Alert>
  )
}

const LateChecks = () => {
  const { data } = useOrderCounts()
  return data ? <Checks counts={data} /> : null
}

const Revenue = () => {
  const { t } = useLingui()
  const { data } = useRevenue(lastDays(30))
  return (
    <>
      <Panel
        title={t`Pendapatan 30 hari`}
        action={
          <Button component={Link} to="/revenue" size="small">
            {t`Selengkapnya`}
          </Button>
        }
      >
        {data ? <RevenueTiles revenue={data} /> : <Skeleton variant="rounded" height={110} />}
      </Panel>
      {data?.by_day.some(({ paid, refunded }) => paid || refunded) && (
        <MoneyOverTime revenue={data} />
      )}
    </>
  )
}

/** Payments that are late to be asked about, and the money of the last weeks, for whoever may see them. */
export const MoneyPanel = () => {
  const { canAccess: seesOrders } = useCanAccess({ resource: 'orders', action: 'list' })
  const { canAccess: seesRevenue } = useCanAccess({ resource: 'revenue', action: 'list' })
  if (!seesOrders && !seesRevenue) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {seesOrders && <LateChecks />}
      {seesRevenue && <Revenue />}
    </Box>
  )
}
