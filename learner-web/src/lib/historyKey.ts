import { randomKey } from './randomKey'

/**
 * Gives the page's history entry a unique key before the router reads it. Otherwise every hard load has the
 * same key and scrolls to the previous page's position.
 */
export function nameHistoryEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: randomKey() }, '')
}
