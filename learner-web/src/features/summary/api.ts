import { queryOptions } from '@tanstack/react-query'
import { read } from '../../api/client'

/** The result of a finished sitting; it never changes any more. */
export const resultQuery = (sesiUuid: string) =>
  queryOptions({
    queryKey: ['result', sesiUuid],
    queryFn: ({ signal }) => read('/assessments/result', { sesi_uuid: sesiUuid }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
