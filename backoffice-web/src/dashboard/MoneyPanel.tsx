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
const PENDING = '/orders?filter=%7B%22status%40in%22%3A%5B%22pending%22%5D%7D'

/** Whether orders wait for the payment provider to be asked whether they are paid. */
const Checks = ({ counts }: { counts: OrderCounts }) => {
  const { t } = useLingui()
  const minutes = Math.floor(counts.longest_check_wait_seconds / 60)
  const waited = formatMinutes(minutes).toLocaleLowerCase()
  if (counts.longest_check_wait_seconds < LATE_SECONDS) return null
  return (
    <Alert
      severity="warning"
      sx={besideOnWide}
      action={
        <Button component={Link} to={PENDING} color="inherit" size="small">
          {t`Lihat pesanan`}
        </Button>
      }
    >
      {t`${formatNumber(counts.checks_due)} pesanan menunggu dicek ke penyedia pembayaran, paling lama ${waited} yang lalu. Pembayaran yang pemberitahuannya hilang baru tercatat setelah itu.`}
    </Alert>
  )
}

/** On phones the link is below the sentence. */
const besideOnWide = {
  mb: 2,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: 1 },
  '& .MuiAlert-action': { flexBasis: { xs: '100%', sm: 'auto' }, ml: { xs: 3, sm: 'auto' } },
} as const

const Late = () => {
  const { data } = useOrderCounts()
  return data ? <Checks counts={data} /> : null
}

/** Overdue payment checks, for users who may see them. */
export const LateChecks = () => {
  const { canAccess = false } = useCanAccess({ resource: 'orders', action: 'list' })
  return canAccess ? <Late /> : null
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

/** Revenue of the last weeks, for users who may see it. */
export const MoneyPanel = () => {
  const { canAccess = false } = useCanAccess({ resource: 'revenue', action: 'list' })
  if (!canAccess) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Revenue />
    </Box>
  )
}
