import { useQuery } from '@tanstack/react-query'
import { BASE, read } from '../api/client'

const REFRESH_MS = 60_000
export const WORK_KEY = ['work'] as const

/** Open work of the signed-in user, refetched every minute and after every write. */
export const useWork = () =>
  useQuery({
    queryKey: WORK_KEY,
    queryFn: ({ signal }) => read(`${BASE}/work`, { signal }),
    refetchInterval: REFRESH_MS,
  })
