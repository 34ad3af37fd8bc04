import { useQuery } from '@tanstack/react-query'
import { BASE, call } from '../../api/client'
import type { OrderCounts } from '../../api/types'

const KEY = ['orders', 'counts']
const REFRESH_MS = 60_000

/** How many orders wait for what; asked again each minute while the page is open. */
export const useOrderCounts = (enabled = true) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<OrderCounts>('get', `${BASE}/orders/counts`, { signal }),
    refetchInterval: REFRESH_MS,
    enabled,
  })
