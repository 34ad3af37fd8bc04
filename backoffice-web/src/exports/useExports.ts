import { useCallback } from 'react'
import { useGetOne, useStore } from 'react-admin'
import { BASE } from '../api/client'
import type { ExportJob } from '../api/types'
import { useWrite } from '../providers/useWrite'

const POLL_MS = 1000
/** Download links are signed for some minutes; a page left open asks for fresh ones in time. */
const RENEW_MS = 5 * 60_000

export type ExportRequest = Pick<ExportJob, 'kind' | 'params'>
interface Watched {
  uuid: string
}
export type ExportRecord = ExportJob & { id: string }

const isActive = ({ status }: Pick<ExportJob, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** How long until these exports are worth asking for again. */
export function pollInterval(jobs: Pick<ExportJob, 'status'>[]): number | false {
  if (jobs.some(isActive)) return POLL_MS
  return jobs.some((job) => job.status === 'done') ? RENEW_MS : false
}

/** The exports that this browser follows; kept across pages and reloads. */
export function useWatchedExports() {
  const [watched, setWatched] = useStore<Watched[]>('exports.watched', [])
  const watch = useCallback(
    (item: Watched) => setWatched((all) => [...all.filter((w) => w.uuid !== item.uuid), item]),
    [setWatched],
  )
  const dismiss = useCallback(
    (uuid: string) => setWatched((all) => all.filter((item) => item.uuid !== uuid)),
    [setWatched],
  )
  return { watched, watch, dismiss }
}

/** Asks the server for a report and follows it from then on. */
export function useStartExport() {
  const { watch } = useWatchedExports()
  const { mutateAsync, isPending } = useWrite(
    (send, body: ExportRequest) => send('post', `${BASE}/exports`, { body }),
    { onSuccess: ({ uuid }) => watch({ uuid }), invalidates: [['exports']] },
  )
  const start = (body: ExportRequest) => mutateAsync(body).catch(() => undefined)
  return { start, isStarting: isPending }
}

/** One export, asked again every second until it is done or has failed. */
export const useExportJob = (uuid: string) =>
  useGetOne<ExportRecord>(
    'exports',
    { id: uuid },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => pollInterval(state.data ? [state.data] : []),
    },
  )
