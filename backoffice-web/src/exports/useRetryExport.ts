import type { ExportJob } from '../api/types'
import { useStartExport, useWatchedExports } from './useExports'

/** Asks once more for the same export. */
export function useRetryExport({ uuid, kind, params }: ExportJob): () => void {
  const { dismiss } = useWatchedExports()
  const { start } = useStartExport()
  return () => {
    dismiss(uuid)
    void start({ kind, params })
  }
}
