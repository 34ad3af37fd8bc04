import { useQuery } from '@tanstack/react-query'
import { useCanAccess } from 'react-admin'
import { BASE, call } from '../../api/client'
import type { MoneyCaseCounts } from '../../api/types'

const REFRESH_MS = 60_000

/** How much money waits to be looked at; asked again each minute, and after each action. */
export const useCaseCounts = () => {
  const { canAccess = false } = useCanAccess({ resource: 'money-cases', action: 'list' })
  return useQuery({
    queryKey: ['money-cases', 'counts'],
    queryFn: ({ signal }) => call<MoneyCaseCounts>('get', `${BASE}/money-cases/counts`, { signal }),
    refetchInterval: REFRESH_MS,
    enabled: canAccess,
  })
}
