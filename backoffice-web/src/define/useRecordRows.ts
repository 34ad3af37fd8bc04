import { useQuery } from '@tanstack/react-query'
import { type Identifier, useRecordContext, useResourceContext } from 'react-admin'
import { call } from '../api/client'
import type { ListResults } from '../api/envelope'
import { endpointOf } from '../providers/endpoints'

/** A list below a record, such as its history. */
export function useRecordRows<Row>(below: string, query: Record<string, number> = {}) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  return useQuery({
    queryKey: [resource, below, record?.id, record?.version, query],
    enabled: record !== undefined,
    queryFn: ({ signal }) =>
      call<ListResults<Row>>('get', recordPath(resource, record?.id ?? '', below), {
        query,
        signal,
      }),
  })
}

export const recordPath = (resource: string, id: Identifier, below: string) =>
  `${endpointOf(resource).path}/${encodeURIComponent(id)}/${below}` as const
