import { createStore } from '../lib/store'

/** What the error modal tells; null while there is nothing. */
export const shownError = createStore<string | null>(null)

/** Shows the global error modal; for failures that stop what the user was doing. */
export function showError(message: string): void {
  shownError.set(message)
}
