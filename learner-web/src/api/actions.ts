import type { ErrorPolicy } from './errorPolicy'

export type Action = Exclude<ErrorPolicy['kind'], 'refresh' | 'silent' | 'message'>
/** A handler gets the server's sentence, which may be empty. */
type Handlers = Record<Action, (message: string) => void>

let handlers: Handlers | null = null

/** The app says here what happens on a platform code; the API layer knows no routes. */
export function setActions(next: Handlers): void {
  handlers = next
}

/** Runs the app's reaction to a platform code. */
export function act(action: Action, message = ''): void {
  handlers?.[action](message)
}
