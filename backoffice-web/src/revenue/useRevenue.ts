import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BASE, read } from '../api/client'
import type { Period } from './period'

/** The figures of a period; those of the last one stay until the new ones are there. */
export const useRevenue = ({ from, to }: Period) =>
  useQuery({
    queryKey: ['revenue', from, to],
    queryFn: ({ signal }) => read(`${BASE}/revenue`, { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  })
