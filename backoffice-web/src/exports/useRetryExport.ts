import { useStartExport, useWatchedExports } from './useExports';

/** Asks once more for an export that this browser had asked for; null when it had not. */
export function useRetryExport(uuid: string): (() => void) | null {
  const { watched, dismiss } = useWatchedExports();
  const { start } = useStartExport();
  const item = watched.find((candidate) => candidate.uuid === uuid);
  if (!item) return null;
  return () => {
    dismiss(uuid);
    void start({ kind: item.kind, params: item.params });
  };
}
