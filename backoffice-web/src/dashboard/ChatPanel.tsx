import { useQuery } from '@tanstack/react-query'
import { useCanAccess } from 'react-admin'
import { ChatsByDay } from '../chats/ChatCharts'
import { reportQuery } from '../chats/queries'
import { lastDays } from '../revenue/period'

const Chart = () => {
  const { from, to } = lastDays(14)
  const { data } = useQuery(reportQuery(from, to))
  return data ? <ChatsByDay report={data} /> : null
}

/** The chats of the last two weeks, for agents: whoever sees batches has charts enough. */
const ChatPanel = () => {
  const { canAccess: seesChats } = useCanAccess({ resource: 'chat-report', action: 'list' })
  const { canAccess: seesBatches } = useCanAccess({ resource: 'batches', action: 'list' })
  return seesChats && seesBatches === false ? <Chart /> : null
}

export default ChatPanel
