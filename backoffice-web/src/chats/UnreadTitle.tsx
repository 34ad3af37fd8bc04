import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setTitlePrefix } from '../app/titlePrefix'
import { formatNumber } from '../ui/format'
import { unreadQuery } from './queries'

/** How many messages of visitors wait for this agent, before the tab's title. */
export const UnreadTitle = () => {
  const { data: unread = 0 } = useQuery(unreadQuery())
  useEffect(() => {
    setTitlePrefix(unread > 0 ? `(${formatNumber(unread)}) ` : '')
    return () => setTitlePrefix('')
  }, [unread])
  return null
}
