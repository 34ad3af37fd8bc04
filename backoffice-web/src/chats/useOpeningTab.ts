import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { inboxQuery } from './queries'
import type { InboxRow, Tab } from './types'

interface Mine {
  rows: readonly Pick<InboxRow, 'uuid' | 'agent_unread' | 'waiting_since'>[]
  counts: Readonly<Record<Tab, number>>
}

/** The tab with what an agent has to do first: visitors who wait for their answer, then the queue. */
export function openingTab({ rows, counts }: Mine, chosen: string | null): Tab {
  const hasNews = rows.some(
    (row) => row.uuid === chosen || row.agent_unread > 0 || row.waiting_since !== null,
  )
  if (hasNews) return 'mine'
  return counts.unassigned === 0 && counts.mine > 0 ? 'mine' : 'unassigned'
}

/** The open tab of the inbox; chosen once, by the agent's own conversations, until the agent chooses. */
export function useOpeningTab(chosen: string | null): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>()
  const { data } = useQuery({ ...inboxQuery('mine', ''), enabled: tab === undefined })
  useEffect(() => {
    if (data) setTab((before) => before ?? openingTab(data, chosen))
  }, [data, chosen])
  return [tab ?? 'mine', setTab]
}
