const KEY = 'duxi.searches'
const MOST = 5

/** This browser's recent searches, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Adds a search at the front; does nothing without storage. */
export function addRecentSearch(words: string): void {
  const others = recentSearches().filter((one) => one !== words)
  try {
    localStorage.setItem(KEY, JSON.stringify([words, ...others].slice(0, MOST)))
  } catch {
    // Storage may be full or closed.
  }
}
