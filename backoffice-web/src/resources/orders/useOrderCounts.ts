import { useQuery } from '@tanstack/react-query'
import { BASE, read } from '../../api/client'

const KEY = ['orders', 'counts']
const REFRESH_MS = 60_000

/** Numbers of orders by attention reason; refetched every minute while the page is open. */
export const useOrderCounts = (enabled = true) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read(`${BASE}/orders/counts`, { signal }),
    refetchInterval: REFRESH_MS,
    enabled,
  })
