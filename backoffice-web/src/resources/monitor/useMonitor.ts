import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BASE, read } from '../../api/client'
import { toListQuery } from '../../providers/listQuery'

const REFRESH_MS = 5_000
const ROWS = 100

/** Running attempts, polled every few seconds; `ahead` is the server's clock offset. */
export function useMonitor(search: string, kind: string) {
  const filter = { 'participant_name@contains': search, kind }
  return useQuery({
    queryKey: ['monitor', search, kind],
    queryFn: async ({ signal }) => {
      const query = toListQuery({ pagination: { page: 1, perPage: ROWS }, filter })
      const page = await read(`${BASE}/monitor`, { query, signal })
      return { ...page, ahead: Date.parse(page.time_now) - Date.now() }
    },
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Supervisors' actions on one attempt, newest first. */
export const useActions = (id: number) =>
  useQuery({
    queryKey: ['monitor', 'actions', id],
    queryFn: ({ signal }) => read(`${BASE}/monitor/${id}/actions`, { signal }),
    staleTime: 0,
  })

/** The server's time in milliseconds, updated every second. */
export function useServerNow(ahead: number): number {
  const [here, setHere] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return here + ahead
}
