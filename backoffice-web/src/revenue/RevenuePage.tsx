import { useLingui } from '@lingui/react/macro'
import type { Period } from './period'
import { ReportFigures, ReportPage } from './ReportPage'
import { RevenueCharts } from './RevenueCharts'
import { RevenueTiles } from './RevenueTiles'
import { useRevenue } from './useRevenue'

const Figures = ({ period }: { period: Period }) => (
  <ReportFigures query={useRevenue(period)}>
    {(revenue) => (
      <>
        <RevenueTiles revenue={revenue} />
        <RevenueCharts revenue={revenue} />
      </>
    )}
  </ReportFigures>
)

/** What came in and went back in a period, beside the period before. */
export const RevenuePage = () => {
  const { t } = useLingui()
  return (
    <ReportPage resource="revenue" title={t`Pendapatan`} exportKind="revenue">
      {(period) => <Figures period={period} />}
    </ReportPage>
  )
}
