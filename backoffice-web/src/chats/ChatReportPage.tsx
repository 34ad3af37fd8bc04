import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Period } from '../revenue/period'
import { ReportFigures, ReportPage } from '../revenue/ReportPage'
import { ChatCharts } from './ChatCharts'
import { ChatTables } from './ChatTables'
import { reportQuery } from './queries'

/** Ratings and response times of a period. */
export const ChatReportPage = () => {
  const { t } = useLingui()
  return (
    <ReportPage resource="chat-report" title={t`Laporan chat`} exportKind="chats">
      {(period) => <Figures period={period} />}
    </ReportPage>
  )
}

const Figures = ({ period: { from, to } }: { period: Period }) => {
  const query = useQuery({ ...reportQuery(from, to), placeholderData: keepPreviousData })
  return (
    <ReportFigures query={query}>
      {(report) => (
        <>
          <ChatCharts report={report} />
          <ChatTables report={report} />
        </>
      )}
    </ReportFigures>
  )
}
