import { useQuery } from '@tanstack/react-query'
import { useCanAccess } from 'react-admin'
import { BASE, read } from '../api/client'

export const myDayKey = ['my-day'] as const

const REFRESH_MS = 120_000

/** The user's tasks and unread posts; empty for users without tasks. */
export function useMyDay() {
  const { canAccess } = useCanAccess({ resource: 'tasks', action: 'list' })
  return useQuery({
    queryKey: myDayKey,
    enabled: canAccess === true,
    queryFn: ({ signal }) => read(`${BASE}/my-day`, { signal }),
    refetchInterval: REFRESH_MS,
  })
}
