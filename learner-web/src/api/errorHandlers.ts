import type { ErrorPolicy } from './errorPolicy'

export type ErrorAction = Exclude<ErrorPolicy['kind'], 'refresh' | 'silent' | 'message'>
/** A handler gets the server's sentence, which may be empty. */
type Handlers = Record<ErrorAction, (message: string) => void>

let handlers: Handlers | null = null

/** The app says here what happens on a platform code; the API layer knows no routes. */
export function registerErrorHandlers(next: Handlers): void {
  handlers = next
}

/** Runs the app's reaction to a platform code. */
export function handleErrorCode(action: ErrorAction, message = ''): void {
  handlers?.[action](message)
}
