import { useSyncExternalStore } from 'react'

// The `desk` of styles.css; tests draw nothing and have everything.
const query = globalThis.matchMedia?.('(min-width: 62rem)')

function subscribe(onChange: () => void): () => void {
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/** Whether there is room for columns at this moment. */
export const isDesktop = () => query?.matches ?? true

/** The same, followed: what a phone would only hide is not built there at all. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, isDesktop)
}
