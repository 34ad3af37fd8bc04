import { useQuery } from '@tanstack/react-query'
import { BASE, read } from '../api/client'

const REFRESH_MS = 60_000

/** Open work of the signed-in user, refetched every minute and by writes that invalidate `EVERYTHING`. */
export const useWork = () =>
  useQuery({
    queryKey: ['work'],
    queryFn: ({ signal }) => read(`${BASE}/work`, { signal }),
    refetchInterval: REFRESH_MS,
  })
