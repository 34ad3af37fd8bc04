import { randomKey } from './randomKey'

/**
 * Gives the page's place in the history a name of its own, before the router reads it.
 *
 * Every hard load would otherwise be called the same and be scrolled to where the one before was left.
 */
export function nameHistoryEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: randomKey() }, '')
}
