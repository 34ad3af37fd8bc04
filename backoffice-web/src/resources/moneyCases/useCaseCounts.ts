import { useQuery } from '@tanstack/react-query'
import { useCanAccess } from 'react-admin'
import { BASE, read } from '../../api/client'

const REFRESH_MS = 60_000

/** The number of open cases; refetched every minute, and after each action. */
export const useCaseCounts = () => {
  const { canAccess = false } = useCanAccess({ resource: 'money-cases', action: 'list' })
  return useQuery({
    queryKey: ['money-cases', 'counts'],
    queryFn: ({ signal }) => read(`${BASE}/money-cases/counts`, { signal }),
    refetchInterval: REFRESH_MS,
    enabled: canAccess,
  })
}
