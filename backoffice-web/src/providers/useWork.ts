import { useQuery } from '@tanstack/react-query'
import { BASE, read } from '../api/client'

const REFRESH_MS = 60_000

/** What waits for whoever is signed in; asked again each minute, and after whatever changes everything. */
export const useWork = () =>
  useQuery({
    queryKey: ['work'],
    queryFn: ({ signal }) => read(`${BASE}/work`, { signal }),
    refetchInterval: REFRESH_MS,
  })
