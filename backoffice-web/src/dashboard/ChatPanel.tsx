import { useQuery } from '@tanstack/react-query'
import { useCanAccess } from 'react-admin'
import { chatApi } from '../chats/api'
import { ChatsByDay } from '../chats/ChatCharts'
import { lastDays } from '../revenue/period'

const Chart = () => {
  const { from, to } = lastDays(14)
  const { data } = useQuery({
    queryKey: ['chats', 'report', from, to],
    queryFn: () => chatApi.report(from, to),
  })
  return data ? <ChatsByDay report={data} /> : null
}

/** The chats of the last two weeks, for agents: whoever sees batches has charts enough. */
const ChatPanel = () => {
  const { canAccess: seesChats } = useCanAccess({ resource: 'chat-report', action: 'list' })
  const { canAccess: seesBatches } = useCanAccess({ resource: 'batches', action: 'list' })
  return seesChats && seesBatches === false ? <Chart /> : null
}

export default ChatPanel
