import { useSyncExternalStore } from 'react'

// The `desk` breakpoint of styles.css; always true in tests, which have no layout.
const query = globalThis.matchMedia?.('(min-width: 62rem)')

function subscribe(onChange: () => void): () => void {
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

/** Whether the screen is wide enough for columns right now. */
export const isDesktop = () => query?.matches ?? true

/** The same as a hook, so that content hidden on phones is not rendered there. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, isDesktop)
}
