import type { ErrorPolicy } from './errorPolicy'

export type ErrorAction =
  | Exclude<ErrorPolicy['kind'], 'refresh' | 'silent' | 'message'>
  /** The room of an attempt was closed; its page shows its door or its result instead. */
  | 'leaveRoom'
/** Receives the server's message, which may be empty. */
type Handlers = Record<ErrorAction, (message: string) => void>

let handlers: Handlers | null = null

/** Registers the app's reaction to a platform code, because the API layer knows no routes. */
export function registerErrorHandlers(next: Handlers): void {
  handlers = next
}

/** Runs the reaction to a platform code. */
export function handleErrorCode(action: ErrorAction, message = ''): void {
  handlers?.[action](message)
}
