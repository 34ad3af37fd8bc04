import { useQuery } from '@tanstack/react-query'
import { type Identifier, useRecordContext, useResourceContext } from 'react-admin'
import { type BASE, read } from '../api/client'
import { endpointOf } from '../providers/endpoints'

/** What all defined resources have below their records; the contract writes it out for each, such as for these. */
type Below<Part extends string> = `${typeof BASE}/instansi/${string}/${Part}`

export const recordPath = <Part extends string>(resource: string, id: Identifier, below: Part) =>
  `${endpointOf(resource).path}/${encodeURIComponent(id)}/${below}` as Below<Part>

function useBelow<Part extends string, Results>(
  below: Part,
  rows: number | undefined,
  load: (path: Below<Part>, signal: AbortSignal) => Promise<Results>,
) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  return useQuery({
    queryKey: [resource, below, record?.id, record?.version, rows],
    enabled: record !== undefined,
    queryFn: ({ signal }) => load(recordPath(resource, record?.id ?? '', below), signal),
  })
}

/** The last changes of a record. */
export const useHistory = (rows: number) =>
  useBelow('history', rows, (path, signal) => read(path, { query: { rows }, signal }))

/** What uses a record. */
export const useUsage = () => useBelow('usage', undefined, (path, signal) => read(path, { signal }))
