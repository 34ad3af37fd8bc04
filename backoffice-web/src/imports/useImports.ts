import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Send } from '../api/call'
import { BASE, read } from '../api/client'
import type { ListResults } from '../api/envelope'
import type { components } from '../api/schema'
import { toListQuery } from '../providers/listQuery'
import { useWrite } from '../providers/useWrite'

export type ImportJob = components['schemas']['ImportOut']
export type ImportKind = components['schemas']['ImportKindOut']
export type ImportColumn = components['schemas']['ColumnOut']
export type ImportRow = components['schemas']['ImportRowOut']
const POLL_MS = 700

export const isAtWork = ({ status }: Pick<ImportJob, 'status'>) =>
  status === 'checking' || status === 'importing'

export const useImportKinds = () =>
  useQuery({
    queryKey: ['import-kinds'],
    queryFn: ({ signal }) => read(`${BASE}/import-kinds`, { signal }),
    staleTime: 60_000,
  })

/** One import, polled until it needs the user. */
export const useImportJob = (uuid: string) =>
  useQuery({
    queryKey: ['imports', uuid],
    queryFn: ({ signal }) => read(`${BASE}/imports/${uuid}`, { signal }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? POLL_MS : false),
  })

export const ROWS_PER_PAGE = 50

export function useImportRows(job: ImportJob, action: string, page: number) {
  const query = toListQuery({
    filter: { action },
    pagination: { page, perPage: ROWS_PER_PAGE },
  })
  return useQuery<ListResults<ImportRow>>({
    queryKey: ['imports', job.uuid, 'rows', job.status, job.error_count, action, page],
    enabled: !isAtWork(job),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read(`${BASE}/imports/${job.uuid}/rows`, { query, signal }),
  })
}

/** A step of an import; the job is refetched afterwards. */
export const useImportStep = <Input = void>(
  uuid: string,
  work: (send: Send, input: Input) => Promise<unknown>,
) => useWrite(work, { invalidates: [['imports', uuid]] })
