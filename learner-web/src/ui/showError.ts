import { createStore } from '../lib/store'

/** The content of the error modal; null while it is closed. */
export const shownError = createStore<string | null>(null)

/** Opens the global error modal, for failures that interrupt the user's action. */
export function showError(message: string): void {
  shownError.set(message)
}
